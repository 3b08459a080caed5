import type { Ctx } from '#src/domain/context.ts';
import type { PageRequest } from '../page-request.ts';

export type ContactFormData = {
  /** Identity of this serving of the form: sending it twice is sending it once. */
  formId: string;
  sent: boolean;
};

export async function load({
  ctx,
  page,
}: {
  ctx: Ctx;
  page: PageRequest;
}): Promise<ContactFormData> {
  return { formId: ctx.ids.uuid(), sent: page.url.searchParams.has('sent') };
}
