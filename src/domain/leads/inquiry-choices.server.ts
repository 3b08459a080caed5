import { and, eq, inArray } from 'drizzle-orm';
import { distinctValues } from '#src/db/distinct-values.ts';
import { inquiries } from '#src/db/schema/inquiries.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { countInquiries } from './count-inquiries.server.ts';
import { openStages } from './lead-stages.ts';

/** More makes or campaigns than this are too many to pick from. */
const mostChoices = 60;

/** The available filters: campaigns and sites, makes; and the number of open inquiries. Requires leads.read. */
export async function inquiryChoices(
  ctx: Ctx,
): Promise<{ sources: string[]; makes: string[]; open: number; openCents: number }> {
  requireScope(ctx.actor, 'leads.read');
  const isOpen = and(eq(inquiries.isOwn, true), inArray(inquiries.stage, openStages));
  const [sources, makes, open] = await Promise.all([
    listValues(ctx, inquiries.source),
    listValues(ctx, inquiries.make),
    countInquiries(ctx, isOpen),
  ]);
  return { sources, makes, open: open.total, openCents: open.likelyCents };
}

function listValues({ db }: Ctx, value: typeof inquiries.source | typeof inquiries.make) {
  return distinctValues(db, {
    table: inquiries,
    value,
    where: inquiries.isOwn,
    atMost: mostChoices,
  });
}
