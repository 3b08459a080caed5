import { verdictSentence } from '#src/app/configurator/verdict-text.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { garageClearanceIn, stockDiameterIn } from '#src/domain/fitment/index.ts';
import type { LiftStep } from './choose-steps.ts';
import { describeFigures } from './describe-figures.ts';
import { drawingFrame } from './drawing-frame.ts';
import type { StepView } from './step-view.ts';

const wheelsOnATruck = 4;
/** Bone, so that the lines are what one sees. */
const paint = '#e4dccd';

type Telling = { steps: readonly LiftStep[]; doorIn: number; locale: Locale };

/** Steps in the words and numbers of the page. `doorIn` is the garage door's height. */
export function describeSteps(vehicle: Vehicle, { steps, doorIn, locale }: Telling): StepView[] {
  return steps.map((step) => {
    const heightIn = step.numbers.height.value ?? vehicle.heightIn;
    return {
      liftIn: step.lift?.frontIn ?? 0,
      verdict: step.assessment.verdict,
      sentence: step.lift ? verdictSentence(step.assessment, locale) : '',
      parts: partsOf(step),
      figures: describeFigures(step, locale),
      partsCents: partsCents(step),
      heightIn,
      riseIn: heightIn - vehicle.heightIn,
      clearanceIn: step.numbers.clearance.value,
      doorRoomIn: garageClearanceIn(heightIn, doorIn),
      ...drawn(vehicle, step),
    };
  });
}

function drawn(vehicle: Vehicle, { lift, tire, wheel }: LiftStep) {
  const tireDiameterIn = tire?.diameterIn ?? stockDiameterIn(vehicle);
  const [liftFrontIn, liftRearIn] = [lift?.frontIn ?? 0, lift?.rearIn ?? 0];
  const drawing = {
    vehicle: vehicle.id,
    lift: liftFrontIn,
    liftRear: liftRearIn,
    tire: tire?.sku,
    wheel: wheel?.sku,
    colour: paint,
  };
  const frame = drawingFrame(vehicle, { liftFrontIn, liftRearIn, tireDiameterIn });
  return { tireDiameterIn, drawing, frame };
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
