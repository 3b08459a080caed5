import { verdictSentence } from '#src/app/configurator/verdict-text.ts';
import { leadDrawing } from '#src/app/leads/lead-drawing.server.ts';
import { hasScope, type Scope } from '#src/domain/auth/index.ts';
import { listPhotosOfLead, listPhotosOfMessage } from '#src/domain/builds/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import { findBuildOfLead } from '#src/domain/gallery/index.server.ts';
import { getInquiry, type InquiryDetail } from '#src/domain/leads/index.server.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import { originSchema } from '#src/domain/sources/index.ts';

/** Everything that somebody sent, as the page of the back office shows it. */
export async function loadLead(ctx: Ctx, { id, scopes }: { id: string; scopes: readonly Scope[] }) {
  const found = await getInquiry(ctx, id);
  const { name, contact, contactKind, note, locale, stage, createdAt, ...row } = rowOf(found);
  const lead = 'lead' in found ? found.lead : null;
  const snapshot = found.kind === 'build' ? found.snapshot : null;
  const may = {
    answer: hasScope(scopes, 'leads.write'),
    finish: hasScope(scopes, 'gallery.write'),
  };
  return {
    kind: found.kind,
    number: lead?.number ?? null,
    name,
    stage,
    createdAt: createdAt.toISOString(),
    topic: lead?.topic ?? null,
    way: { contact, contactKind, note, locale, preferred: lead?.preferred ?? null },
    wish: found.kind === 'appointment' ? wishOf(found.wish) : null,
    sent: snapshot && (await sentOf(ctx, snapshot)),
    photos: lead?.buildId
      ? await listPhotosOfLead(ctx, lead.buildId)
      : await listPhotosOfMessage(ctx, id),
    origin: originSchema.parse({ source: row.source, experiments: row.experiments }),
    finishedId: may.finish && snapshot ? await findBuildOfLead(ctx, id) : null,
    may,
  };
}

function rowOf(found: InquiryDetail) {
  if (found.kind === 'appointment') return found.wish;
  if (found.kind !== 'waiting') return found.lead;
  const { email, ...waiter } = found.waiter;
  return {
    ...waiter,
    contact: email,
    contactKind: 'email' as const,
    source: null,
    experiments: null,
  };
}

function wishOf(wish: Extract<InquiryDetail, { kind: 'appointment' }>['wish']) {
  const { service, vehicle, mode, wishedDate, dayPart } = wish;
  return { service, vehicle, mode, wishedDate, dayPart };
}

async function sentOf(ctx: Ctx, snapshot: BuildSnapshot) {
  const { vehicle, parts, quote, verdict } = snapshot;
  // Written by `takeSnapshot`; the schema lets it through as it was then.
  const assessment = snapshot.assessment as Assessment | undefined;
  return {
    snapshot: { vehicle, parts, quote, verdict },
    sentence: assessment ? verdictSentence(assessment, 'en') : '',
    drawing: await leadDrawing(ctx, snapshot),
  };
}
