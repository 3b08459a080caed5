import type { DrawInput, ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import { buildNumbers, type Figure, type FigureName } from '#src/domain/fitment/index.ts';
import { type PictureFrame, sideNumbers } from '#src/drawing/index.ts';
import type { DrawingLabel } from '#src/web/ui/drawing-labels.tsx';
import type { BuildString, BuildWords } from '../build-words.ts';
import { feetAndInches, figureText, formatNumber, inchesText } from '../figure-text.ts';
import { innerChangeText, innerPartText } from '../inner-change-text.ts';
import { withTriedLift } from './lift-trial.ts';
import { type StageLines, type StageMeasure, stageLines, stagePlaces } from './stage-dimensions.ts';
import type { InputAt } from './stage-input.ts';
import { type StageLook, usualLook } from './stage-look.ts';

export type StageFigure = { name: FigureName; label: BuildString; value: string; delta: string };

/** Everything on the stage that a height changes, except for the truck itself. */
export type StageView = { lines: StageLines; labels: DrawingLabel[] };

type Door = Pick<StageLook, 'doorIn' | 'roofIn' | 'showsDoor'>;
type StageInput = { resolved: ResolvedBuild; drawing: PictureFrame; inputAt: InputAt; door: Door };

export function stageView(
  { resolved, drawing, inputAt, door }: StageInput,
  { tried, words }: { tried: number | null; words: BuildWords },
): StageView {
  const { height, tireDiameter, clearance } = buildNumbers(withTriedLift(resolved, tried).fit);
  const said = {
    heightIn: height.value,
    tireDiameterIn: tireDiameter.value,
    clearanceIn: clearance.value,
  };
  const { vehicle } = resolved;
  return viewOfDrawing({ vehicle, drawing, input: inputAt(tried), door }, { said, words });
}

/** Figures that the stage gives in words; those that are null are read from the drawing, or left out. */
export type SpokenFigures = {
  heightIn: number | null;
  tireDiameterIn: number | null;
  clearanceIn: number | null;
};

type Drawn = { vehicle: Vehicle; drawing: PictureFrame; input: DrawInput; door?: Door };

/** The lines and labels around a drawing of `input`. */
export function viewOfDrawing(
  { vehicle, drawing, input, door = usualLook }: Drawn,
  { said, words }: { said: SpokenFigures; words: BuildWords },
): StageView {
  const measure: StageMeasure = {
    drawing,
    numbers: sideNumbers(vehicle, input),
    stockRadiusIn: vehicle.stockTire.diameterIn / 2,
    rearOverhangIn: vehicle.rearOverhangIn,
    doorIn: door.doorIn,
  };
  const lines = stageLines(measure);
  const labels = stageLabels(measure, said, words);
  if (!door.showsDoor) return { lines: { ...lines, door: '' }, labels };
  return { lines, labels: [...labels, doorLabel(measure, { said, door, words })] };
}

/** The texts are the figures' own, as in the list below the truck. */
function stageLabels(
  measure: StageMeasure,
  said: SpokenFigures,
  { t, locale }: BuildWords,
): DrawingLabel[] {
  const heightIn = said.heightIn ?? measure.numbers.heightIn;
  const tireDiameterIn = said.tireDiameterIn ?? measure.numbers.tireDiameterIn;
  const { clearanceIn } = said;
  const places = stagePlaces(measure);
  const clearance: DrawingLabel[] =
    clearanceIn === null
      ? []
      : [
          {
            name: 'clearance',
            ...places.clearance,
            text: inchesText(clearanceIn, locale),
            minor: t('stage.underAxle'),
            inline: true,
            wide: true,
          },
        ];
  return [
    {
      name: 'height',
      ...places.height,
      text: inchesText(heightIn, locale),
      minor: t('stage.tall', feetAndInches(heightIn)),
    },
    {
      name: 'tire',
      ...places.tire,
      text: inchesText(tireDiameterIn, locale),
      minor: t('stage.tire'),
      wide: true,
    },
    ...clearance,
  ];
}

type AtDoor = { said: SpokenFigures; door: Door; words: BuildWords };

/** Clearance below this device's door, including what is on the roof. */
function doorLabel(measure: StageMeasure, { said, door, words }: AtDoor): DrawingLabel {
  const { t, locale } = words;
  const { doorIn, roofIn } = door;
  const spareIn = doorIn - roofIn - (said.heightIn ?? measure.numbers.heightIn);
  const margin = formatNumber(Math.abs(spareIn), locale);
  const { feet, inches } = feetAndInches(doorIn);
  return {
    name: 'door',
    ...stagePlaces(measure).door,
    text: inches === 0 ? t('stage.door', { feet }) : t('stage.doorInches', { feet, inches }),
    minor: t(spareIn >= 0 ? 'number.garagePass' : 'number.garageFail', { margin }),
    inline: true,
    above: true,
  };
}

const shownFrom = {
  side: [
    ['height', 'number.height'],
    ['clearance', 'stage.underAxleLabel'],
    ['tireDiameter', 'stage.tireLabel'],
    ['approach', 'number.approach'],
    ['poke', 'number.poke'],
    ['speedAt65', 'stage.at65'],
  ],
  front: [
    ['height', 'number.height'],
    ['poke', 'number.poke'],
    ['innerClearance', 'effect.inside'],
    ['backspacing', 'number.backspacing'],
    ['tireDiameter', 'stage.tireLabel'],
    ['speedAt65', 'stage.at65'],
  ],
} as const satisfies Record<StageLook['side'], readonly (readonly [FigureName, BuildString])[]>;

type Shown = { tried: number | null; words: BuildWords; side?: StageLook['side'] };

/** Unknown figures are left out: an empty place is better than a wrong number. */
export function stageFigures(
  resolved: ResolvedBuild,
  { tried, words, side = 'side' }: Shown,
): StageFigure[] {
  const { fit } = withTriedLift(resolved, tried);
  const numbers = buildNumbers(fit);
  return shownFrom[side].flatMap(([name, label]) => {
    if (name === 'innerClearance') return insideFigure(numbers[name], { fit, label, words });
    const text = figureText(numbers[name], words.locale);
    if (!text) return [];
    const { value, delta } = text;
    const told = numbers[name].approximate ? words.t('stage.about', { value }) : value;
    return [{ name, label, value: told, delta: delta ?? '' }];
  });
}

type Inside = { fit: ResolvedBuild['fit']; label: BuildString; words: BuildWords };

/** A change of clearance, with the part of this truck that it refers to. */
function insideFigure({ value }: Figure, { fit, label, words }: Inside): StageFigure[] {
  if (value === null) return [];
  const delta = innerPartText(value, fit.vehicle, words);
  return [{ name: 'innerClearance', label, value: innerChangeText(value, words), delta }];
}
