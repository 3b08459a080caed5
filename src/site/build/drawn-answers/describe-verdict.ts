import type { Locale } from '#src/domain/context.ts';
import type { Reason } from '#src/domain/fitment/index.ts';
import { isoOf } from '#src/lib/locales.ts';
import { translate } from '#src/web/words/translate.ts';
import { figureText, unitWord } from '../figure-text.ts';
import type { LiftStep } from '../start/choose-steps.ts';
import type { VerdictRow } from './answers-view.ts';
import answerStrings from './words.json' with { type: 'json' };

const rowsAtMost = 5;

/** Reasons whose margin is a figure, the ones that people ask about first. */
const measured = ['tire', 'offset', 'load', 'rimWidth'] as const;

/** Reasons with their margins, then what is work or still unknown: never only what is well. */
export function describeVerdict({ assessment, numbers }: LiftStep, locale: Locale): VerdictRow[] {
  const t = translate(answerStrings, locale);
  const { reasons } = assessment;
  const open = [speedoRow(), spareRow()].filter((row) => row !== null);
  const margins = measured.flatMap((kind) => {
    const reason = reasons.find((one) => one.decides && one.code.startsWith(`${kind}.`));
    return reason?.margin ? [marginRow(kind, reason)] : [];
  });
  return [...margins.slice(0, rowsAtMost - open.length), ...open];

  function marginRow(kind: (typeof measured)[number], reason: Reason): VerdictRow {
    const limit = typeof reason.limit === 'number' ? reason.limit : 0;
    return {
      verdict: reason.verdict,
      name: t(kind),
      note: t(`${kind}.note`, { limit: withUnit(limit, reason, locale) }),
      figure: withUnit(reason.margin ?? 0, reason, locale),
    };
  }

  function speedoRow(): VerdictRow | null {
    const reason = reasons.find(({ code }) => code.startsWith('speedo.'));
    const { value, delta, ...rest } = numbers.speedAt65;
    if (!reason || delta === null) return null;
    const figure = figureText({ ...rest, value: Math.abs(delta), delta: null }, locale);
    if (figure === null) return null;
    const { verdict } = reason;
    return { verdict, name: t('speedo'), note: t('speedo.note'), figure: figure.value };
  }

  function spareRow(): VerdictRow | null {
    const reason = reasons.find(({ code }) => code === 'spare.unknown');
    if (!reason) return null;
    const { verdict } = reason;
    return { verdict, name: t('spare'), note: t('spare.note'), figure: t('spare.figure') };
  }
}

function withUnit(value: number, { unit }: Reason, locale: Locale): string {
  const figure = value.toLocaleString(isoOf(locale), { maximumFractionDigits: 1 });
  if (unit === null) return figure;
  return `${figure} ${unit === 'percent' ? '%' : unitWord(unit, locale)}`;
}
