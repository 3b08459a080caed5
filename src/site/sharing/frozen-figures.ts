import type { FigureName } from '#src/domain/fitment/index.ts';
import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import type { BuildString, NumberString, SnapshotWords } from '#src/site/build/index.ts';
import {
  figureText,
  formatNumber,
  inchesText,
  innerChangeText,
  numbersStrings,
  unitWord,
} from '#src/site/build/index.ts';
import { translate } from '#src/web/words/translate.ts';

/** `name` matches rows of several builds. */
export type FigureRow = { name: string; label: string; value: string; delta: string | null };

/** In the order of the strip below the truck, then the figures that do not fit there. */
const shown = [
  ['height', 'number.height'],
  ['clearance', 'stage.underAxleLabel'],
  ['tireDiameter', 'stage.tireLabel'],
  ['approach', 'number.approach'],
  ['departure', 'number.departure'],
  ['breakover', 'number.breakover'],
  ['poke', 'number.poke'],
  ['innerClearance', 'number.inner'],
  ['track', 'number.track'],
  ['speedAt65', 'stage.at65'],
] as const satisfies readonly (readonly [FigureName, BuildString])[];

export type FrozenNumbers = Pick<FrozenBuild, 'drawing' | 'figures' | 'drive' | 'load'>;

/** Formats the frozen figures. Unknown ones are left out, never guessed. */
export function figureRows(frozen: FrozenNumbers, words: SnapshotWords): FigureRow[] {
  return [
    ...stripRows(frozen, words),
    ...liftRows(frozen, words),
    ...backspacingRows(frozen, words),
    ...driveRows(frozen, words),
    ...loadRows(frozen, words),
  ];
}

function stripRows({ figures }: FrozenNumbers, { build, locale }: SnapshotWords): FigureRow[] {
  return shown.flatMap(([name, label]): FigureRow[] => {
    const figure = figures[name];
    const text = figure ? figureText(figure, locale) : null;
    if (!figure || !text) return [];
    if (name === 'innerClearance') {
      const change = innerChangeText(figure.value ?? 0, build);
      return [{ name, label: build.t(label), value: change, delta: null }];
    }
    const value = figure.approximate ? build.t('stage.about', { value: text.value }) : text.value;
    return [{ name, label: build.t(label), value, delta: text.delta }];
  });
}

function liftRows({ drawing }: FrozenNumbers, words: SnapshotWords): FigureRow[] {
  const { liftFrontIn, liftRearIn } = drawing;
  return [
    toFrozenFigure('liftFront', inchesText(liftFrontIn, words.locale), words),
    toFrozenFigure('liftRear', inchesText(liftRearIn, words.locale), words),
  ];
}

/** As measured with a tape, and as web calculators give it: the half inch of difference causes many mix-ups. */
function backspacingRows({ figures }: FrozenNumbers, words: SnapshotWords): FigureRow[] {
  const inch = unitWord('in', words.locale);
  return (['backspacing', 'backspacingCenter'] as const).flatMap((name) => {
    const value = figures[name]?.value ?? null;
    return value === null ? [] : [toFrozenFigure(name, `${value.toFixed(2)} ${inch}`, words)];
  });
}

function driveRows({ drive }: FrozenNumbers, words: SnapshotWords): FigureRow[] {
  if (!drive) return [];
  const { t, locale } = numbersIn(words);
  const gears = drive.gears.map(({ axle, effective }) => ({
    name: `gear-${axle}`,
    label: t('label.gear', { axle: axle.toFixed(2) }),
    value: effective.toFixed(2),
    delta: signedChange(effective - axle),
  }));
  const percent = formatNumber(drive.rpmFactor * 100, locale);
  return [...gears, toFrozenFigure('rpm', words.s('rpmOfBefore', { percent }), words)];
}

/** Ratios are given to the hundredth. */
function signedChange(ratio: number): string | null {
  if (Math.abs(ratio) < 0.005) return null;
  return `${ratio > 0 ? '+' : '−'}${Math.abs(ratio).toFixed(2)}`;
}

function loadRows({ load }: FrozenNumbers, words: SnapshotWords): FigureRow[] {
  if (!load || load.haveLb === null) return [];
  const pounds = (lb: number) => `${formatNumber(Math.round(lb), words.locale)} lb`;
  const needed = load.needLb === null ? null : words.s('loadNeeded', { load: pounds(load.needLb) });
  return [{ ...toFrozenFigure('load', pounds(load.haveLb), words), delta: needed }];
}

type NumberName = 'liftFront' | 'liftRear' | 'backspacing' | 'backspacingCenter' | 'rpm' | 'load';

function toFrozenFigure(name: NumberName, value: string, words: SnapshotWords): FigureRow {
  const label: NumberString = `label.${name}`;
  return { name, label: numbersIn(words).t(label), value, delta: null };
}

function numbersIn({ locale }: SnapshotWords) {
  return { t: translate(numbersStrings, locale), locale };
}
