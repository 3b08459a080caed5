import { data } from 'react-router';
import { z } from 'zod';
import { DomainError } from '#src/domain/errors.ts';
import { keepTypedPicture } from '#src/domain/goods/index.server.ts';
import { refusalResponse } from '#src/office/kit/answer.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/fetch-picture.route';

const askedSchema = z.object({ address: z.string().max(2_000) });

/** `POST /admin/catalog/picture`: takes the picture at a web address into the library, as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const asked = askedSchema.safeParse(await request.json().catch(() => null));
  if (!asked.success) throw data(null, { status: 400 });
  try {
    return Response.json({ picture: await keepTypedPicture(ctx, asked.data.address) });
  } catch (error) {
    if (error instanceof DomainError) return refusalResponse(error, ctx.locale);
    throw error;
  }
}
