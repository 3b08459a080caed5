import type { Ctx, Locale } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { listSnapshots } from '#src/domain/snapshots/index.server.ts';
import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import { readBallot, readResult, readVote } from '#src/domain/votes/index.server.ts';
import { readVoterCookie, type Vote } from '#src/domain/votes/index.ts';
import { inLocale } from '#src/lib/locales.ts';
import { snapshotWords } from '#src/site/build/index.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import { pictureLookOf } from '#src/site/kit/page-picture.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { describeParts, nameTruck } from '../describe-build.ts';
import { sharePictureUrl } from '../share-picture-url.ts';
import { voteMeta } from './vote-meta.server.ts';
import { letterOf, type VoteString } from './vote-words.ts';

export type VoteChoice = { id: string; frozen: FrozenBuild };

export type VoteData = {
  id: string;
  choices: VoteChoice[];
  isOpen: boolean;
  /** The shop's local date on which it closes or closed. */
  closesOn: string;
  /** Absolute, for friends. */
  link: string;
  meta: PageMeta;
};

/** `mine`: what this browser voted for. */
export type VotePageData = VoteData & { mine: string | null };

export type ResultPageData = VoteData & {
  counts: readonly number[];
  total: number;
  lastOn: string | null;
  askedOn: string;
};

type Asked = { url: URL; locale: Locale };

/** @throws {DomainError} 'not-found' */
export async function loadVote(
  ctx: Ctx,
  { id, request, ...asked }: Asked & { id: string; request: Request },
): Promise<VotePageData> {
  const vote = await readVote(ctx, id);
  const device = readVoterCookie(request.headers.get('Cookie'));
  const mine = device && (await readBallot(ctx, { voteId: id, device }));
  return { ...(await describeVote(ctx, vote, { ...asked, title: 'title' })), mine };
}

/** @throws {DomainError} 'not-found' */
export async function loadResult(
  ctx: Ctx,
  { key, ...asked }: Asked & { key: string },
): Promise<ResultPageData> {
  const result = await readResult(ctx, key);
  const { timeZone } = await getShopSettings(ctx);
  const { counts, lastAt, askedAt } = result;
  return {
    ...(await describeVote(ctx, result, { ...asked, title: 'result' })),
    counts,
    total: counts.reduce((sum, count) => sum + count, 0),
    lastOn: lastAt && dateIn(timeZone, lastAt),
    askedOn: dateIn(timeZone, askedAt),
  };
}

async function describeVote(
  ctx: Ctx,
  vote: Vote,
  { url, locale, title }: Asked & { title: VoteString },
): Promise<VoteData> {
  const [found, settings] = await Promise.all([
    listSnapshots(ctx, vote.choices),
    getShopSettings(ctx),
  ]);
  const choices = found.map(({ id, frozen }) => ({ id, frozen }));
  const link = new URL(inLocale(hrefs.vote({ id: vote.id }), locale), url.origin).href;
  const meta = await voteMeta(ctx, { url, title });
  return {
    id: vote.id,
    choices,
    isOpen: vote.isOpen,
    closesOn: dateIn(settings.timeZone, vote.closesAt),
    link,
    meta: { ...meta, ...previewOf(choices, { look: pictureLookOf(settings), locale, link }) },
  };
}

type Preview = { look: string; locale: Locale; link: string };

/** A chat shows the first truck, and which builds there are. */
function previewOf(choices: readonly VoteChoice[], { look, locale, link }: Preview) {
  const words = snapshotWords(locale);
  const [first] = choices;
  if (!first) return {};
  const said = choices.map(
    ({ frozen }, at) =>
      `${letterOf(at)}: ${nameTruck(frozen, locale)}, ${describeParts(frozen, words)}`,
  );
  const url = new URL(sharePictureUrl({ id: first.id, locale, look }), link).href;
  const image = { url, width: 1200, height: 630, alt: said[0] ?? '' };
  return { description: `${said.join('. ')}.`, image };
}

function dateIn(timeZone: string, moment: Date): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
  return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
