import type { Ctx } from '#src/domain/context.ts';
import type { Assessment, BuildNumbers } from '#src/domain/fitment/index.ts';
import { priceToday } from '#src/domain/leads/index.server.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import { shopDays } from '#src/domain/quotes/index.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import { reasonSentence, verdictSentence } from '#src/site/build/index.ts';
import { leadDrawing } from './lead-drawing.server.ts';
import { sentFacts } from './sent-facts.server.ts';

type Sent = { snapshot: BuildSnapshot; buildId: string; vin: string | null; shop: ShopSettings };

/** A sent build as it was frozen, compared with the same build today. */
export async function loadSentBuild(ctx: Ctx, { snapshot, buildId, vin, shop }: Sent) {
  const { vehicle, parts, quote, verdict } = snapshot;
  // Written by `takeSnapshot`; the schema passes it through unchanged.
  const assessment = snapshot.assessment as Assessment | undefined;
  const today = await priceToday(ctx, buildId);
  const hours = quote?.hours ?? null;
  return {
    snapshot: { vehicle, parts, quote, verdict },
    vin,
    sentence: assessment ? verdictSentence(assessment, ctx.locale) : '',
    reasons: decidingReasons(assessment, ctx.locale),
    drawing: await leadDrawing(ctx, { ...snapshot, heightIn: snapshot.figures.height.value }),
    figures: shownFigures(snapshot),
    facts: await sentFacts(ctx, { snapshot, today: today?.resolved ?? null }),
    work: hours && { hours, days: shopDays(hours, shop) },
    today: today && {
      quote: today.quote,
      verdict: today.assessment.verdict,
      sentence: verdictSentence(today.assessment, ctx.locale),
    },
  };
}

/** As they were frozen; a build that was sent to an earlier version may lack some. */
function shownFigures({ figures }: Pick<BuildSnapshot, 'figures'>) {
  // Written by `takeSnapshot`, like the assessment.
  const { height, tireDiameter, poke, speedAt65 } = figures as Partial<BuildNumbers>;
  return { height, tireDiameter, poke, speedAt65 };
}

/** The deciding reasons as sentences, without the notes. */
export function decidingReasons(assessment: Assessment | undefined, locale: LocaleCode): string[] {
  const deciding = (assessment?.reasons ?? []).filter(({ decides }) => decides);
  return deciding.map((reason) => reasonSentence(reason, locale));
}
