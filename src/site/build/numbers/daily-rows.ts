import {
  type DailyFigures,
  dailyFigures,
  type Figure,
  type FitBuild,
  seemingMpgLossPercent,
} from '#src/domain/fitment/index.ts';
import { changeText, formatNumber, inchesText, unitWord } from '../figure-text.ts';
import { inputsOf } from './figure-inputs.ts';
import type { NumberRow } from './number-row.ts';
import type { NumberWords } from './number-words.ts';
import { workOut } from './worked-formula.ts';

/** What changes about living with the truck: getting in, hitching a trailer, and reckoning fuel. */
export function dailyRows(build: FitBuild, words: NumberWords): NumberRow[] {
  const figures = dailyFigures(build);
  return names.map((name) => dailyRow(name, { figure: figures[name], words }));
}

type DailyName = keyof DailyFigures;
type Shown = { figure: Figure; words: NumberWords };

const names = ['stepIn', 'hitch', 'odometer'] as const satisfies readonly DailyName[];

const notes: Record<DailyName, (figure: Figure, words: NumberWords) => string> = {
  stepIn: stepNote,
  hitch: hitchNote,
  odometer: odometerNote,
};

function dailyRow(name: DailyName, { figure, words }: Shown): NumberRow {
  const { t, locale } = words;
  const result = knownValue(figure);
  return {
    key: name,
    group: 'daily',
    label: t(`label.${name}`),
    value:
      name === 'odometer'
        ? `${formatNumber(result, locale)} ${unitWord('mi', locale)}`
        : changeText(result, locale),
    // The heights are changes already.
    delta: null,
    note: notes[name](figure, words),
    why: null,
    how: {
      formula: workOut(templateOf(name, figure), { ...figure, result }, locale),
      inputs: inputsOf(figure, words),
      source: figure.source,
      confidence: figure.confidence,
    },
  };
}

const TIRES = '({tire} − {stock tire}) ÷ 2';
const TILT = '({lift rear} − {lift front}) × {receiver distance} ÷ {wheelbase}';

function templateOf(name: DailyName, { inputs }: Figure): string {
  if (name === 'odometer') return '100 × {tire} ÷ {stock tire}';
  if (name === 'stepIn') return `${TIRES} + ({lift front} + {lift rear}) ÷ 2 + {body lift}`;
  return 'wheelbase' in inputs ? `${TIRES} + {lift rear} + ${TILT}` : `${TIRES} + {lift rear}`;
}

/** From here on a step up is a climb, and steps that come down are worth a word. Inches. */
const HIGH_STEP_IN = 4;

function stepNote(figure: Figure, { t }: NumberWords): string {
  const rise = knownValue(figure);
  if (isSame(rise)) return t('note.stepSame');
  if (rise < 0) return t('note.stepLower');
  return t(rise < HIGH_STEP_IN ? 'note.stepHigher' : 'note.stepHigh');
}

function hitchNote(figure: Figure, { t, locale }: NumberWords): string {
  const rise = knownValue(figure);
  if (isSame(rise)) return t('note.hitchSame');
  const drop = inchesText(Math.abs(rise), locale);
  return t(rise > 0 ? 'note.hitchHigher' : 'note.hitchLower', { drop });
}

/** How wrong miles per gallon come out by the odometer alone; what else they lose is on no record. */
function odometerNote(figure: Figure, { t, locale }: NumberWords): string {
  const loss = seemingMpgLossPercent(knownValue(figure));
  if (isSame(loss)) return t('note.odometerSame');
  const percent = formatNumber(Math.abs(loss), locale);
  return t(loss > 0 ? 'note.odometerShort' : 'note.odometerOver', { percent });
}

/** Shown with one decimal, so less than half of one is no change. */
function isSame(change: number): boolean {
  return Math.abs(change) < 0.05;
}

function knownValue({ value }: Figure): number {
  return value ?? 0;
}
