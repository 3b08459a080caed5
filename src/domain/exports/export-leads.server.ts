import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  type Inquiry,
  type InquiryAt,
  type InquiryFilter,
  listInquiriesAfter,
} from '#src/domain/leads/index.server.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { plainContact, shopClock, streamCsv } from './csv-stream.server.ts';

const perPage = 500;

/**
 * The list of leads as CSV, with the same filter as the page, the latest first. The history records who downloaded it. Requires
 * leads.read.
 */
export async function exportLeads(
  ctx: Ctx,
  filter: InquiryFilter,
): Promise<ReadableStream<Uint8Array>> {
  requireScope(ctx.actor, 'leads.read');
  const clock = await shopClock(ctx);
  await recordAudit(ctx, {
    action: 'leads.export',
    subject: { kind: 'list', id: 'leads', name: 'leads.csv' },
    // The search words may be somebody's name.
    detail: { ...filter, search: undefined },
  });
  return streamCsv<Inquiry>(
    [
      ['Number', ({ number }) => (number === null ? '' : `IR-${number}`)],
      ['Asked', ({ createdAt }) => clock(createdAt)],
      ['Kind', ({ kind }) => kind],
      ['Name', ({ name }) => name],
      ['Contact', ({ contact }) => plainContact(contact)],
      ['About', ({ about }) => about],
      ['Stage', ({ stage }) => stage],
      ['Answers', ({ assigneeName }) => assigneeName ?? ''],
      ['Likely USD', ({ likelyCents }) => (likelyCents === null ? '' : String(likelyCents / 100))],
      ['Source', ({ source }) => source],
      ['Closed', ({ closedAt }) => (closedAt ? clock(closedAt) : '')],
      ['Reason', ({ closeReason }) => closeReason ?? ''],
      ['Id', ({ id }) => id],
    ],
    pagesOf(ctx, filter),
  );
}

/** Each page continues after the last lead of the one before, however many there are and whatever arrives meanwhile. */
async function* pagesOf(ctx: Ctx, filter: InquiryFilter) {
  let after: InquiryAt | undefined;
  do {
    const page = await listInquiriesAfter(ctx, { ...filter, after, limit: perPage });
    yield page;
    after = page[perPage - 1];
  } while (after);
}
