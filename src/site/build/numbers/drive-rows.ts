import {
  type DriveNumbers,
  driveNumbers,
  type FitBuild,
  type LoadNumbers,
  loadNumbers,
  type Source,
} from '#src/domain/fitment/index.ts';
import { formatNumber, unitWord } from '../figure-text.ts';
import type { NumberRow } from './number-row.ts';
import type { NumberWords } from './number-words.ts';
import { formatUpTo2Decimals } from './worked-formula.ts';

const arithmetic: Source = {
  label: 'Arithmetic of tire diameters',
  date: '2026-11',
  confidence: 'high',
};
const gearTables: Source = {
  label: 'Trade rule: a re-gear is worth offering from an 8 % drop of the effective ratio',
  date: '2026-11',
  confidence: 'medium',
};

/** Gears and engine speed: the tires' effects beyond the speedometer. */
export function driveRows(build: FitBuild, words: NumberWords): NumberRow[] {
  const drive = driveNumbers(build);
  const gears = drive.gears.map((gear) => gearRow(gear, drive, words));
  return [...(gears.length > 0 ? gears : [noGears(words)]), rpmRow(drive, words)];
}

function gearRow(
  { axle, effective, restoring, nearest }: DriveNumbers['gears'][number],
  { tireIn, stockTireIn }: DriveNumbers,
  { t, locale }: NumberWords,
): NumberRow {
  const inch = unitWord('in', locale);
  const said = { axle: axle.toFixed(2), effective: effective.toFixed(2) };
  const isSame = Math.abs(effective - axle) < 0.005;
  const sold = { ...said, restoring: restoring.toFixed(2), nearest: nearest?.toFixed(2) ?? '' };
  return {
    key: `gear-${axle}`,
    group: 'gearing',
    label: t('label.gear', { axle: said.axle }),
    value: said.effective,
    delta: isSame ? null : formatUpTo2Decimals(effective - axle),
    note: isSame ? t('note.gearSame') : t(nearest === null ? 'note.gearNone' : 'note.gear', sold),
    why: null,
    how: {
      formula: `${said.axle} × ${formatUpTo2Decimals(stockTireIn)} ÷ ${formatUpTo2Decimals(tireIn)} = ${said.effective}`,
      inputs: [
        { label: t('input.axle'), value: said.axle },
        { label: t('input.tire'), value: `${formatUpTo2Decimals(tireIn)} ${inch}` },
        { label: t('input.stock tire'), value: `${formatUpTo2Decimals(stockTireIn)} ${inch}` },
      ],
      source: gearTables,
      confidence: 'medium',
    },
  };
}

function noGears({ t }: NumberWords): NumberRow {
  return {
    key: 'gear',
    group: 'gearing',
    label: t('label.gearUnknown'),
    value: null,
    delta: null,
    note: null,
    why: t('why.gear'),
    how: { formula: null, inputs: [], source: gearTables, confidence: 'medium' },
  };
}

/** Compared with today's tachometer reading; the ratio is exact in every gear. */
function rpmRow({ rpm, rpmFactor }: DriveNumbers, { t, locale }: NumberWords): NumberRow {
  return {
    key: 'rpm',
    group: 'gearing',
    label: t('label.rpm'),
    value: t('value.rpm', { percent: formatNumber(rpmFactor * 100, locale) }),
    delta: null,
    note: t('note.rpm'),
    why: null,
    how: {
      formula: t('formula.rpm'),
      inputs: rpm.map(({ axle, stock, fitted }) => ({
        label: t('input.direct', { axle: axle.toFixed(2) }),
        value: `${formatNumber(Math.round(stock), locale)} → ${formatNumber(Math.round(fitted), locale)}`,
      })),
      source: arithmetic,
      confidence: 'high',
    },
  };
}

/** The load of one tire, with its index if it is a particular tire. */
export function loadRow(
  build: FitBuild,
  { loadIndex, words }: { loadIndex: string | null; words: NumberWords },
): NumberRow {
  const { t, locale } = words;
  const load = loadNumbers(build);
  const pounds = (lb: number | null) =>
    lb === null ? t('input.none') : `${formatNumber(lb, locale)} lb`;
  return {
    key: 'load',
    group: 'load',
    label: t('label.load'),
    value: load.haveLb === null ? null : pounds(load.haveLb),
    delta: null,
    note: load.haveLb === null ? null : loadNote(load, words),
    why: load.haveLb === null ? t('why.load') : null,
    how: {
      formula: loadFormula(load, words),
      inputs: [
        { label: t('input.have'), value: pounds(load.haveLb) },
        { label: t('input.need'), value: pounds(load.needLb) },
        ...(loadIndex ? [{ label: t('input.index'), value: loadIndex }] : []),
      ],
      source: load.source,
      confidence: load.confidence,
    },
  };
}

function loadNote({ needLb, needIndex, basis }: LoadNumbers, { t, locale }: NumberWords): string {
  if (needLb === null || needIndex === null || basis === null) return t('note.loadNoNeed');
  const need = formatNumber(Math.round(needLb), locale);
  return t('note.load', { need, index: needIndex, basis: t(`basis.${basis}`) });
}

function loadFormula({ haveLb, needLb, derated }: LoadNumbers, { t }: NumberWords): string {
  const worked =
    haveLb === null || needLb === null
      ? t('formula.load')
      : `${formatUpTo2Decimals(haveLb)} − ${formatUpTo2Decimals(needLb)} = ${formatUpTo2Decimals(haveLb - needLb)} lb`;
  return derated ? `${worked}. ${t('formula.derated')}` : worked;
}
