import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import type { OwnTruck } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Assessment, BuildNumbers } from '#src/domain/fitment/index.ts';
import { priceToday } from '#src/domain/leads/index.server.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';
import { shopDays } from '#src/domain/quotes/index.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import { reasonSentence, verdictSentence } from '#src/site/build/index.ts';
import { leadDrawing } from './lead-drawing.server.ts';

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
    drawing: await leadDrawing(ctx, snapshot),
    figures: shownFigures(snapshot),
    facts: today && toVehicleFacts(today.resolved),
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

function toVehicleFacts({ record, vehicle, own, liftKit, wheel, tire }: ResolvedBuild) {
  const { bodyStyle, boltPattern, stockTire, stockWheel } = vehicle;
  return {
    bodyStyle,
    config: record.representativeConfig,
    told: own ? toldFacts(record, own) : null,
    boltPattern,
    wheel: wheel && {
      size: `${wheel.diameterIn}x${wheel.widthIn}`,
      offsetMm: wheel.offsetMm,
      patterns: wheel.boltPatterns,
    },
    stockWheel: `${stockWheel.diameterIn}x${stockWheel.widthIn}`,
    tire: tire?.size ?? null,
    stockTire: stockTire.size,
    lift: liftKit && `${liftKit.frontIn} / ${liftKit.rearIn} in`,
  };
}

/** What the customer told about the truck, by the names of the record. */
function toldFacts({ trims, options }: ResolvedBuild['record'], own: OwnTruck) {
  const told = Object.entries(own.options ?? {});
  return {
    trim: trims?.find(({ id }) => id === own.trim)?.name ?? null,
    drive: own.drive ?? null,
    options: told.flatMap(([id, has]) => {
      const option = options.find((one) => one.id === id);
      return option ? [{ name: option.name, has }] : [];
    }),
    smallestWheelIn: own.smallestWheelIn ?? null,
    frontSpring: own.frontSpring ?? null,
    factoryOffsetMm: own.factoryOffsetMm ?? null,
    gawrLb: { front: own.gawrFrontLb ?? null, rear: own.gawrRearLb ?? null },
    fenderIn: { front: own.fenderFrontIn ?? null, rear: own.fenderRearIn ?? null },
    paint: own.paint ?? null,
    roofPaint: own.roofPaint ?? null,
    flareFinish: own.flareFinish ?? null,
    trimFinish: own.trimFinish ?? null,
  };
}
