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
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { readTrucks, truckOfInquiry } from '#src/office/trucks/index.server.ts';
import { filterOf, type LeadQuery } from './lead-query.ts';
import { type LeadTruckRow, leadRow } from './lead-row.ts';

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
  const [choices, staff] = await Promise.all([inquiryChoices(ctx), listAnswerers(ctx)]);
  const frame = { query, choices, staff, mayAnswer: hasScope(scopes, 'leads.write') };
  const rowsOf = (found: Inquiry[]) => withTrucks(ctx, found, shop);
  if (view === 'board') {
    const columns = await listBoardColumns(ctx, { ...filter, perColumn });
    const rows = await rowsOf(columns.flatMap(({ inquiries }) => inquiries));
    return {
      ...frame,
      board: columns.map(({ inquiries: _, ...column }) => ({
        ...column,
        rows: rows.filter(({ stage }) => stage === column.stage),
      })),
      list: null,
    };
  }
  const { inquiries, total } = await listInquiries(ctx, { ...filter, page, perPage });
  const pages = Math.max(1, Math.ceil(total / perPage));
  return { ...frame, board: null, list: { rows: await rowsOf(inquiries), total, pages } };
}

async function withTrucks(
  ctx: Ctx,
  inquiries: readonly Inquiry[],
  shop: ShopSettings,
): Promise<LeadTruckRow[]> {
  const trucks = await readTrucks(ctx, inquiries.map(truckOfInquiry));
  const now = ctx.clock.now();
  return inquiries.map((one) => ({
    ...leadRow(one, { shop, now }),
    truck: trucks.get(one.id) ?? null,
  }));
}
