import { listAnswerers } from '#src/domain/auth/index.server.ts';
import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import { listPhotosOfLead, listPhotosOfMessage } from '#src/domain/builds/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { findBuildOfLead } from '#src/domain/gallery/index.server.ts';
import {
  findDuplicates,
  getInquiry,
  type InquiryDetail,
  listPersonInquiries,
  listTimeline,
} from '#src/domain/leads/index.server.ts';
import { whyLeads } from '#src/domain/leads/index.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { originSchema } from '#src/domain/traffic-sources/index.ts';
import type { LeadQuery } from './lead-query.ts';
import { leadRow } from './lead-row.ts';
import { loadSentBuild } from './load-sent-build.server.ts';
import { loadWalk } from './load-walk.server.ts';
import { loadReplies } from './reply-values.server.ts';

type Asked = {
  id: string;
  scopes: readonly Scope[];
  /** The list that it was opened from. */
  list: LeadQuery | null;
};

/** An inquiry as its office page shows it. */
export async function loadLead(ctx: Ctx, { id, scopes, list }: Asked) {
  const found = await getInquiry(ctx, id);
  const person = await listPersonInquiries(ctx, id);
  const inquiry = person.find((one) => one.id === id);
  if (!inquiry) throw notFound(whyLeads('leads.missing'));
  const shop = await getShopSettings(ctx);
  const now = ctx.clock.now();
  const rowOf = (one: typeof inquiry) => leadRow(one, { shop, now });
  const lead = 'lead' in found ? found.lead : null;
  const snapshot = found.kind === 'build' ? found.snapshot : null;
  const duplicates = await findDuplicates(ctx, person);
  const may = {
    answer: hasScope(scopes, 'leads.write'),
    finish: hasScope(scopes, 'gallery.write'),
  };
  return {
    row: rowOf(inquiry),
    mergedInto: inquiry.mergedInto,
    closeReason: inquiry.closeReason,
    ways: contactMethods(person),
    way: {
      note: noteOf(found),
      locale: inquiry.locale,
      preferred: lead?.preferred ?? null,
    },
    wish: requestedVisit(found),
    sent: snapshot && (await loadSentBuild(ctx, { snapshot, ...ofBuild(lead), shop })),
    photos: lead?.buildId
      ? await listPhotosOfLead(ctx, lead.buildId)
      : await listPhotosOfMessage(ctx, id),
    origin: originOfFound(found),
    finishedId: may.finish && snapshot ? await findBuildOfLead(ctx, id) : null,
    timeline: await listTimeline(ctx, id),
    merged: person.filter((one) => one.mergedInto === id).map(rowOf),
    duplicates: duplicates.map((one) => ({ isSure: one.isSure, row: rowOf(one.inquiry) })),
    staff: await listAnswerers(ctx),
    replies: await loadReplies(ctx, { inquiry, snapshot, shop }),
    walk: await loadWalk(ctx, { id, list }),
    list,
    may,
  };
}

function ofBuild(lead: Extract<InquiryDetail, { kind: 'build' }>['lead'] | null) {
  return { buildId: lead?.buildId ?? '', vin: lead?.vin ?? null };
}

type Person = Awaited<ReturnType<typeof listPersonInquiries>>;

/** Phone numbers and email addresses, without duplicates. */
function contactMethods(person: Person): { phones: string[]; emails: string[] } {
  const of = (kind: 'phone' | 'email') => [
    ...new Map(
      person
        .filter(({ contactKind }) => contactKind === kind)
        .map((one) => [one.person, one.contact] as const),
    ).values(),
  ];
  return { phones: of('phone'), emails: of('email') };
}

function noteOf(found: InquiryDetail): string {
  if (found.kind === 'appointment') return found.wish.note;
  return found.kind === 'waiting' ? found.waiter.note : found.lead.note;
}

function originOfFound(found: InquiryDetail) {
  if (found.kind === 'waiting') return { source: null, experiments: null };
  const { source, experiments } = found.kind === 'appointment' ? found.wish : found.lead;
  return originSchema.parse({ source, experiments });
}

function requestedVisit(found: InquiryDetail) {
  if (found.kind === 'appointment') {
    const { service, vehicle, mode, wishedDate, dayPart } = found.wish;
    return { service, vehicle, mode, wishedDate, untilDate: null, dayPart };
  }
  if (found.kind !== 'waiting') return null;
  const { service, vehicle, mode, fromDate, untilDate } = found.waiter;
  return { service, vehicle, mode, wishedDate: fromDate, untilDate, dayPart: null };
}
