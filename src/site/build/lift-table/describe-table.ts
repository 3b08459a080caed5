import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { assessFitment, type Verdict } from '#src/domain/fitment/index.ts';
import type { Quote } from '#src/domain/quotes/index.ts';
import { missingTaxFacts, type Rates } from '#src/domain/rates/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import { translate } from '#src/web/words/translate.ts';
import { figureText, formatNumber, inchesText } from '../figure-text.ts';
import type { LiftStep } from '../start/choose-steps.ts';
import { quoteStep } from '../start/describe-steps.ts';
import tableStrings from './words.json' with { type: 'json' };

/** A height as the table shows it; null where nothing is on record or nothing is done. */
export type LiftRow = {
  lift: string;
  height: string;
  tire: string;
  /** The size of the tire, or that it is the factory's. */
  size: string;
  verdict: Verdict;
  door: string;
  hours: string;
  /** The likely one: the cheapest case is what the service's own list says. */
  price: string | null;
};

export type LiftTableView = {
  vehicle: string;
  doorFeet: number;
  rows: LiftRow[];
  /** Only if the shop has not entered its rules for tax and fees. */
  isBeforeTax?: true;
};

type TableContext = {
  steps: readonly LiftStep[];
  doorIn: number;
  year: number;
  rates: Rates;
  locale: Locale;
};

export function describeTable(vehicle: Vehicle, context: TableContext): LiftTableView {
  return {
    vehicle: `${vehicle.make} ${vehicle.model}`,
    doorFeet: context.doorIn / 12,
    rows: context.steps.map((step) => rowOf(vehicle, step, context)),
    ...(missingTaxFacts(context.rates.tax).length > 0 && { isBeforeTax: true as const }),
  };
}

function rowOf(vehicle: Vehicle, step: LiftStep, context: TableContext): LiftRow {
  const { locale, doorIn } = context;
  const t = translate(tableStrings, locale);
  const { lift, tire, assessment, numbers } = step;
  const heightIn = numbers.height.value ?? vehicle.heightIn;
  const roomIn = doorIn - heightIn;
  const quote = lift && quoteStep(vehicle, kitAlone(vehicle, step), context);
  return {
    lift: lift ? inchesText(lift.frontIn, locale) : t('stock'),
    height: inchesText(heightIn, locale),
    tire: figureText(numbers.tireDiameter, locale)?.value ?? '',
    size: tire?.size ?? t('tire.stock'),
    verdict: assessment.verdict,
    door: t(roomIn < 0 ? 'door.over' : 'door.room', {
      inches: inchesText(Math.abs(roomIn), locale),
    }),
    hours: quote ? hoursText(quote, locale) : t('hours.none'),
    price: quote && formatDollars(quote.totalCents.likely, locale),
  };
}

/** Tire and wheel cost what they cost at any height: what an inch costs is the kit with its work. */
function kitAlone(vehicle: Vehicle, { lift, numbers }: LiftStep): LiftStep {
  const parts = { lift, wheel: null, tire: null };
  return { ...parts, numbers, assessment: assessFitment({ vehicle, ...parts }) };
}

function hoursText({ hours }: Quote, locale: Locale): string {
  const t = translate(tableStrings, locale);
  if (hours === null) return t('hours.none');
  return t('hours.about', { hours: formatNumber(hours.likely, locale) });
}
