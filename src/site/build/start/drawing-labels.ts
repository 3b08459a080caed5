import type { DimensionName } from '#src/drawing/index.ts';
import type { DrawingLabel } from '#src/web/ui/drawing-labels.tsx';
import type { Translate } from '#src/web/words/translate.ts';
import type { PickerData } from './load.server.ts';
import type { StepView } from './step-view.ts';
import type startBuildStrings from './words.json';

type Say = Translate<keyof typeof startBuildStrings>;
type LabelContext = { t: Say; data: PickerData };

/** The figures in the gaps of the drawing's dimension lines, and the garage door's own line. */
export function drawingLabels(step: StepView, told: LabelContext): DrawingLabel[] {
  const placed = step.labels.flatMap(({ name, x, y }) => {
    const words = labelText(name, step, told);
    if (words === null) return [];
    // Next to a vertical line, in the gap of a horizontal one.
    if (uprights.includes(name)) return [{ x: x + 1.2, y, wide: name === 'rise', ...words }];
    return [{ x, y, anchor: 'middle' as const, wide: true, ...words }];
  });
  return [doorLabel(step, told), ...placed];
}

const uprights: readonly DimensionName[] = ['height', 'clearance', 'rise'];

type Words = Pick<DrawingLabel, 'text' | 'minor'>;

function labelText(
  name: DimensionName,
  step: StepView,
  { t, data: { vehicle } }: LabelContext,
): Words | null {
  const inches = (value: number) => t('inches', { value: value.toFixed(1) });
  if (name === 'height') return { text: inches(step.heightIn), minor: tallness(step.heightIn, t) };
  if (name.endsWith('Tire')) return { text: inches(step.tireDiameterIn) };
  if (name === 'length') return { text: inches(vehicle.lengthIn) };
  if (name === 'rise') return { text: `+${inches(step.riseIn)}` };
  if (name === 'wheelbase') return { text: inches(vehicle.wheelbaseIn) };
  if (name === 'clearance' && step.clearanceIn !== null) return { text: inches(step.clearanceIn) };
  return null;
}

/** "6 ft 10 tall". */
function tallness(heightIn: number, t: Say): string {
  const whole = Math.round(heightIn);
  return t('tall', { feet: Math.floor(whole / 12), inches: whole % 12 });
}

function doorLabel(
  { heightIn }: StepView,
  { t, data: { frame, doorIn } }: LabelContext,
): DrawingLabel {
  const roomIn = doorIn - heightIn;
  const inches = Math.abs(roomIn).toFixed(1);
  return {
    x: 1,
    y: ((frame.groundIn - doorIn) / frame.heightIn) * 100,
    text: t('door', { feet: doorIn / 12 }),
    minor: t(roomIn < 0 ? 'door.over' : 'door.room', { inches }),
    inline: true,
    above: true,
  };
}
