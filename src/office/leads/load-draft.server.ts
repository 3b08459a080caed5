import { type Draft, getDraft, listDrafts } from '#src/domain/build-reminders/index.server.ts';
import { listPhotosOfLead } from '#src/domain/builds/index.server.ts';
import { drawInput, type PartRow, type ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { assessFitment, buildNumbers } from '#src/domain/fitment/index.ts';
import { verdictSentence } from '#src/site/build/index.ts';
import { leadDrawing } from './lead-drawing.server.ts';

type Pages = { page: number; perPage: number };

/** A page of the unfinished builds that their owners let the shop see. */
export async function loadDrafts(ctx: Ctx, { page, perPage }: Pages) {
  const { drafts, total } = await listDrafts(ctx, { page, perPage });
  const rows = drafts.map((draft) => ({
    ...requestedFields(draft),
    parts: draft.parts.map(({ brand, name }) => `${brand} ${name}`),
  }));
  return { rows, total, page, pages: Math.max(1, Math.ceil(total / perPage)) };
}

/** One of them, with its current drawing and verdict. */
export async function loadDraft(ctx: Ctx, id: string) {
  const { build, parts, origin, ...draft } = await getDraft(ctx, id);
  return {
    ...requestedFields(draft),
    locale: draft.locale,
    changedAt: draft.changedAt.toISOString(),
    build: build && (await drawnOf(ctx, { build, parts })),
    photos: await listPhotosOfLead(ctx, id),
    origin,
  };
}

function requestedFields({
  id,
  email,
  truck,
  consentedAt,
  remindedAt,
}: Omit<Draft, 'parts' | 'changedAt' | 'locale'>) {
  const askedAt = consentedAt.toISOString();
  return { id, email, truck, askedAt, remindedAt: remindedAt?.toISOString() ?? null };
}

async function drawnOf(ctx: Ctx, { build, parts }: { build: ResolvedBuild; parts: PartRow[] }) {
  const assessment = assessFitment(build.fit);
  return {
    parts,
    verdict: assessment.verdict,
    sentence: verdictSentence(assessment, ctx.locale),
    drawing: await leadDrawing(ctx, {
      drawing: drawInput(build),
      parts,
      heightIn: buildNumbers(build.fit).height.value,
    }),
  };
}
