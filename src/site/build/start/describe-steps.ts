import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { stockDiameterIn } from '#src/domain/fitment/index.ts';
import { type Quote, quoteBuild } from '#src/domain/quotes/index.ts';
import { missingTaxFacts, type Rates } from '#src/domain/rates/index.ts';
import { verdictSentence } from '../verdict/verdict-text.ts';
import type { LiftStep } from './choose-steps.ts';
import { describeFigures } from './describe-figures.ts';
import { type DrawingFrame, measurePicture, type SharedEdges } from './drawing-frame.ts';
import type { StepView } from './step-view.ts';

/** A light color, so that the lines stand out. */
const paint = '#e4dccd';

/** Space above the highest line and behind the bumper, in inches, for the lines and labels. */
const room = { above: 7, behind: 49 };

type StepContext = {
  steps: readonly LiftStep[];
  doorIn: number;
  /** For the model year that is priced. */
  year: number;
  rates: Rates;
  locale: Locale;
};

export type DescribedSteps = { steps: StepView[]; frame: DrawingFrame };

/** The steps with texts and numbers. `doorIn` is the garage door's height. */
export function describeSteps(
  vehicle: Vehicle,
  { steps, ...telling }: StepContext,
): DescribedSteps {
  const tallestIn = Math.max(telling.doorIn, ...steps.map((step) => heightOf(vehicle, step)));
  const edges = { top: Math.ceil(tallestIn + room.above), right: room.behind };
  const pictures = steps.map((step) => measurePicture(vehicle, step, edges));
  const frame = pictures[0]?.frame ?? { widthIn: 0, heightIn: 0, groundIn: 0 };
  const views = steps.map((step, at) => ({
    ...describeStep(vehicle, step, telling),
    drawing: drawingOf(vehicle, step, edges),
    labels: pictures[at]?.labels ?? [],
  }));
  return { steps: views, frame };
}

function describeStep(vehicle: Vehicle, step: LiftStep, telling: Omit<StepContext, 'steps'>) {
  const { locale } = telling;
  const { clearance } = step.numbers;
  const heightIn = heightOf(vehicle, step);
  return {
    liftIn: step.lift?.frontIn ?? 0,
    verdict: step.assessment.verdict,
    sentence: step.lift ? verdictSentence(step.assessment, locale) : '',
    parts: stepPartNames(step),
    figures: describeFigures(step, locale),
    totalCents: step.lift && quoteStep(vehicle, step, telling).totalCents,
    ...(missingTaxFacts(telling.rates.tax).length > 0 && { isBeforeTax: true as const }),
    heightIn: asSent(heightIn),
    riseIn: asSent(heightIn - vehicle.heightIn),
    tireDiameterIn: asSent(step.tire?.diameterIn ?? stockDiameterIn(vehicle)),
    clearanceIn: clearance.value === null ? null : asSent(clearance.value),
  };
}

/** Inches with four decimals. Texts show one; more would only make the home page larger. */
function asSent(inches: number): number {
  return Math.round(inches * 10_000) / 10_000;
}

function heightOf(vehicle: Vehicle, { numbers }: LiftStep): number {
  return numbers.height.value ?? vehicle.heightIn;
}

function drawingOf(vehicle: Vehicle, { lift, tire, wheel }: LiftStep, edges: SharedEdges) {
  return {
    vehicle: vehicle.id,
    lift: lift?.frontIn ?? 0,
    liftRear: lift?.rearIn ?? 0,
    tire: tire?.sku,
    wheel: wheel?.sku,
    colour: paint,
    dimensions: 'lines' as const,
    ground: false,
    ...edges,
  };
}

function stepPartNames({ lift, tire, wheel }: LiftStep): string[] {
  if (!lift || !tire || !wheel) return [];
  return [
    `${lift.brand} ${lift.name}`,
    `${tire.brand} ${tire.name} ${tire.size}`,
    `${wheel.brand} ${wheel.name} ${wheel.diameterIn}x${wheel.widthIn}`,
  ];
}

/** The price of a build with these parts, the same as on its own page. */
export function quoteStep(
  vehicle: Vehicle,
  { lift, wheel, tire, assessment }: LiftStep,
  { year, rates }: Pick<StepContext, 'year' | 'rates'>,
): Quote {
  const fit = { vehicle, lift, wheel, tire };
  const extras = { withSpare: false, wantsGears: false };
  const build = { record: vehicle, vehicle, year, liftKit: lift, wheel, tire, fit, ...extras };
  return quoteBuild(build, { assessment, rates });
}
