import { verdictSentence } from '#src/app/configurator/verdict/verdict-text.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { garageClearanceIn, stockDiameterIn } from '#src/domain/fitment/index.ts';
import type { LiftStep } from './choose-steps.ts';
import { describeFigures } from './describe-figures.ts';
import { type DrawingFrame, measurePicture, type SharedEdges } from './drawing-frame.ts';
import type { StepView } from './step-view.ts';

const wheelsOnATruck = 4;
/** Bone, so that the lines are what one sees. */
const paint = '#e4dccd';

/** Room above the highest line and behind the bumper, inches; the lines and words need it. */
const room = { above: 7, behind: 49 };

type Telling = { steps: readonly LiftStep[]; doorIn: number; locale: Locale };

export type DescribedSteps = { steps: StepView[]; frame: DrawingFrame };

/** Steps in the words and numbers of the page. `doorIn` is the garage door's height. */
export function describeSteps(
  vehicle: Vehicle,
  { steps, doorIn, locale }: Telling,
): DescribedSteps {
  const tallestIn = Math.max(doorIn, ...steps.map((step) => heightOf(vehicle, step)));
  const edges = { top: Math.ceil(tallestIn + room.above), right: room.behind };
  const pictures = steps.map((step) => measurePicture(vehicle, step, edges));
  const frame = pictures[0]?.frame ?? { widthIn: 0, heightIn: 0, groundIn: 0 };
  const views = steps.map((step, at) => ({
    ...describeStep(vehicle, step, { doorIn, locale }),
    drawing: drawingOf(vehicle, step, edges),
    labels: pictures[at]?.labels ?? [],
  }));
  return { steps: views, frame };
}

function describeStep(
  vehicle: Vehicle,
  step: LiftStep,
  { doorIn, locale }: Pick<Telling, 'doorIn' | 'locale'>,
) {
  const heightIn = heightOf(vehicle, step);
  return {
    liftIn: step.lift?.frontIn ?? 0,
    verdict: step.assessment.verdict,
    sentence: step.lift ? verdictSentence(step.assessment, locale) : '',
    parts: partsOf(step),
    figures: describeFigures(step, locale),
    partsCents: partsCents(step),
    heightIn,
    riseIn: heightIn - vehicle.heightIn,
    tireDiameterIn: step.tire?.diameterIn ?? stockDiameterIn(vehicle),
    clearanceIn: step.numbers.clearance.value,
    doorRoomIn: garageClearanceIn(heightIn, doorIn),
  };
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

function partsOf({ lift, tire, wheel }: LiftStep): string[] {
  if (!lift || !tire || !wheel) return [];
  return [
    `${lift.brand} ${lift.name}`,
    `${tire.brand} ${tire.name} ${tire.size}`,
    `${wheel.brand} ${wheel.name} ${wheel.diameterIn}x${wheel.widthIn}`,
  ];
}

function partsCents({ lift, tire, wheel }: LiftStep): number {
  const corner = (tire?.priceCents ?? 0) + (wheel?.priceCents ?? 0);
  return (lift?.priceCents.min ?? 0) + wheelsOnATruck * corner;
}
