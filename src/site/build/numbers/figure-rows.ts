import type { Locale } from '#src/domain/context.ts';
import {
  buildNumbers,
  type Figure,
  type FigureName,
  type FitBuild,
  liftFigures,
} from '#src/domain/fitment/index.ts';
import { changeText, figureText, signed, unitWord } from '../figure-text.ts';
import { innerChangeText } from '../inner-change-text.ts';
import { inputsOf } from './figure-inputs.ts';
import { noteOf } from './figure-notes.ts';
import type { NumberGroup, NumberRow } from './number-row.ts';
import { type NumberString, type NumberWords, numberBuildWords } from './number-words.ts';
import { workedFormula } from './worked-formula.ts';

type RowName = FigureName | 'liftFront' | 'liftRear';

const rows: readonly (readonly [RowName, NumberGroup])[] = [
  ['liftFront', 'height'],
  ['liftRear', 'height'],
  ['height', 'height'],
  ['clearance', 'height'],
  ['approach', 'height'],
  ['departure', 'height'],
  ['breakover', 'height'],
  ['tireDiameter', 'height'],
  ['poke', 'wheel'],
  ['innerClearance', 'wheel'],
  ['backspacing', 'wheel'],
  ['backspacingCenter', 'wheel'],
  ['track', 'wheel'],
  ['speedAt65', 'gearing'],
];

/** The figures that the drawing shows too, in the order of the panel. */
export function figureRows(build: FitBuild, words: NumberWords): NumberRow[] {
  const numbers = { ...buildNumbers(build), ...liftFigures(build) };
  return rows.map(([name, group]) =>
    toFigureRow({ name, group, figure: numbers[name], build, words }),
  );
}

type Row = {
  name: RowName;
  group: NumberGroup;
  figure: Figure;
  build: FitBuild;
  words: NumberWords;
};

function toFigureRow({ name, group, figure, build, words }: Row): NumberRow {
  const { t, locale } = words;
  const value = shownValue(name, figure, locale);
  return {
    key: name,
    group,
    label: t(`label.${name}`),
    value,
    delta: name === 'track' || isChangeItself(name) ? null : deltaOf(figure, locale),
    note: value === null ? null : noteOf({ name, figure, build, words }),
    why: value === null ? t(whyOf(name)) : null,
    how: {
      formula: formulaOf({ name, group, figure, build, words }),
      inputs: inputsOf(figure, words),
      source: figure.source,
      confidence: figure.confidence,
    },
  };
}

/** A poke or a lift already is a difference from stock. */
function isChangeItself(name: RowName): boolean {
  return ['poke', 'innerClearance', 'liftFront', 'liftRear'].includes(name);
}

function shownValue(name: RowName, figure: Figure, locale: Locale): string | null {
  if (name === 'track') return figure.delta === null ? null : changeText(figure.delta, locale);
  if (figure.value === null) return null;
  if (name === 'innerClearance') return innerChangeText(figure.value, numberBuildWords(locale));
  if (name === 'poke') {
    return changeText(figure.value / 25.4, locale);
  }
  if (name === 'backspacing' || name === 'backspacingCenter') {
    return `${figure.value.toFixed(2)} ${unitWord('in', locale)}`;
  }
  return figureText(figure, locale)?.value ?? null;
}

function deltaOf({ delta }: Figure, locale: Locale): string | null {
  return delta === null || Math.abs(delta) < 0.05 ? null : signed(delta, locale);
}

function formulaOf({ name, figure, build, words: { t, locale } }: Row): string | null {
  if (name === 'liftFront' || name === 'liftRear') return t('formula.liftFront');
  if (name === 'tireDiameter') return t('formula.tireDiameter');
  if (figure.unit === 'deg') return t('formula.angle');
  const isKept = build.wheel === null || build.wheel.factory === true;
  const countsFromWheel = name === 'poke' || name === 'innerClearance' || name === 'track';
  if (isKept && countsFromWheel) return t('formula.kept');
  return workedFormula(name, figure, locale);
}

function whyOf(name: RowName): NumberString {
  if (name === 'clearance') return 'why.clearance';
  if (name === 'approach' || name === 'departure' || name === 'breakover') return `why.${name}`;
  return 'why.offset';
}
