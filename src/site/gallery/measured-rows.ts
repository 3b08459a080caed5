import type { Locale } from '#src/domain/context.ts';
import type { FinishedBuildRecord } from '#src/domain/gallery/index.ts';
import { inEach, isoOf } from '#src/lib/locales.ts';
import { translate } from '#src/web/words/translate.ts';
import type { MeasuredRow } from './build-page-data.ts';
import galleryStrings from './words.json' with { type: 'json' };

type Pair = {
  label: 'said.poke' | 'said.liftFront' | 'said.liftRear';
  unit: 'said.mm' | 'said.in';
  computed: number | null;
  measured: number | null;
};

// With the precision of the tape: a lift of 2.75 in is not rounded to 2.8.
const formats = inEach(
  (locale) => new Intl.NumberFormat(isoOf(locale), { maximumFractionDigits: 2 }),
);

/** Computed values next to measured ones; those that nobody measured are left out. */
export function measuredRows({ fit, lift }: FinishedBuildRecord, locale: Locale): MeasuredRow[] {
  const { pokeMm, liftMeasuredIn } = fit;
  const heights: Pair[] =
    lift === null
      ? []
      : [
          {
            label: 'said.liftFront',
            unit: 'said.in',
            computed: lift.frontIn,
            measured: liftMeasuredIn?.front ?? null,
          },
          {
            label: 'said.liftRear',
            unit: 'said.in',
            computed: lift.rearIn,
            measured: liftMeasuredIn?.rear ?? null,
          },
        ];
  const poke: Pair = { label: 'said.poke', unit: 'said.mm', ...pokeMm };
  return [poke, ...heights].flatMap((pair) => toMeasuredRow(pair, locale));
}

function toMeasuredRow({ label, unit, computed, measured }: Pair, locale: Locale): MeasuredRow[] {
  const t = translate(galleryStrings, locale);
  if (measured === null) return [];
  const text = (value: number) => t(unit, { value: formats[locale].format(value) });
  return [
    {
      label: t(label),
      computed: computed === null ? t('said.none') : text(computed),
      measured: text(measured),
      off: computed === null ? '' : offBy(measured - computed, locale),
    },
  ];
}

function offBy(difference: number, locale: Locale): string {
  const size = formats[locale].format(Math.abs(difference));
  if (size === '0') return size;
  return `${difference < 0 ? '−' : '+'}${size}`;
}
