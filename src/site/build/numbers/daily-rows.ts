import {
  type DailyFigures,
  dailyFigures,
  type Figure,
  type FitBuild,
} from '#src/domain/fitment/index.ts';
import { changeText, inchesText } from '../figure-text.ts';
import { inputsOf } from './figure-inputs.ts';
import type { NumberRow } from './number-row.ts';
import type { NumberWords } from './number-words.ts';
import { workOut } from './worked-formula.ts';

/** What changes about living with the truck: getting in, and hitching a trailer. */
export function dailyRows(build: FitBuild, words: NumberWords): NumberRow[] {
  const { stepIn, hitch } = dailyFigures(build);
  return [
    changeRow('stepIn', { figure: stepIn, note: stepNote(stepIn, words), words }),
    changeRow('hitch', { figure: hitch, note: hitchNote(hitch, words), words }),
  ];
}

type Shown = { figure: Figure; note: string; words: NumberWords };

/** A figure that is a change from stock already. */
function changeRow(name: keyof DailyFigures, { figure, note, words }: Shown): NumberRow {
  const { t, locale } = words;
  return {
    key: name,
    group: 'daily',
    label: t(`label.${name}`),
    value: changeText(changeOf(figure), locale),
    delta: null,
    note,
    why: null,
    how: {
      formula: workOut(templateOf(name, figure), { ...figure, result: changeOf(figure) }, locale),
      inputs: inputsOf(figure, words),
      source: figure.source,
      confidence: figure.confidence,
    },
  };
}

const TIRES = '({tire} − {stock tire}) ÷ 2';
const TILT = '({lift rear} − {lift front}) × {receiver distance} ÷ {wheelbase}';

function templateOf(name: keyof DailyFigures, { inputs }: Figure): string {
  if (name === 'stepIn') return `${TIRES} + ({lift front} + {lift rear}) ÷ 2 + {body lift}`;
  return 'wheelbase' in inputs ? `${TIRES} + {lift rear} + ${TILT}` : `${TIRES} + {lift rear}`;
}

/** From here on a step up is a climb, and steps that come down are worth a word. Inches. */
const HIGH_STEP_IN = 4;

function stepNote(figure: Figure, { t }: NumberWords): string {
  const rise = changeOf(figure);
  if (isSame(rise)) return t('note.stepSame');
  if (rise < 0) return t('note.stepLower');
  return t(rise < HIGH_STEP_IN ? 'note.stepHigher' : 'note.stepHigh');
}

function hitchNote(figure: Figure, { t, locale }: NumberWords): string {
  const rise = changeOf(figure);
  if (isSame(rise)) return t('note.hitchSame');
  const drop = inchesText(Math.abs(rise), locale);
  return t(rise > 0 ? 'note.hitchHigher' : 'note.hitchLower', { drop });
}

/** Shown with one decimal, so less than half of one is no change. */
function isSame(inches: number): boolean {
  return Math.abs(inches) < 0.05;
}

function changeOf({ value }: Figure): number {
  return value ?? 0;
}
