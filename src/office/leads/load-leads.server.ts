import { listAnswerers } from '#src/domain/auth/index.server.ts';
import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  type Inquiry,
  inquiryChoices,
  listBoardColumns,
  listInquiries,
} from '#src/domain/leads/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { filterOf, type LeadQuery } from './lead-query.ts';
import { leadRow } from './lead-row.ts';

const perPage = 25;
/** The rest of a column is in the list. */
const perColumn = 15;

/** What the leads page shows: the board, or a page of the list. */
export async function loadLeads(
  ctx: Ctx,
  { query, scopes }: { query: LeadQuery; scopes: readonly Scope[] },
) {
  const { view, page } = query;
  const filter = filterOf(query);
  const shop = await getShopSettings(ctx);
  const rowOf = (one: Inquiry) => leadRow(one, { shop, now: ctx.clock.now() });
  const [choices, staff] = await Promise.all([inquiryChoices(ctx), listAnswerers(ctx)]);
  const frame = { query, choices, staff, mayAnswer: hasScope(scopes, 'leads.write') };
  if (view === 'board') {
    const columns = await listBoardColumns(ctx, { ...filter, perColumn });
    return {
      ...frame,
      board: columns.map(({ inquiries, ...column }) => ({ ...column, rows: inquiries.map(rowOf) })),
      list: null,
    };
  }
  const { inquiries, total } = await listInquiries(ctx, { ...filter, page, perPage });
  const pages = Math.max(1, Math.ceil(total / perPage));
  return { ...frame, board: null, list: { rows: inquiries.map(rowOf), total, pages } };
}
