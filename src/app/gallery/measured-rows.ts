import { formatNumber, signed } from '#src/app/configurator/figure-text.ts';
import galleryStrings from '#src/app/strings/gallery.json' with { type: 'json' };
import { translate } from '#src/app/strings/translate.ts';
import type { Locale } from '#src/domain/context.ts';
import type { FinishedBuildRecord } from '#src/domain/gallery/index.ts';
import type { MeasuredRow } from './build-page-data.ts';

type Pair = {
  label: 'said.poke' | 'said.liftFront' | 'said.liftRear';
  unit: 'said.mm' | 'said.in';
  computed: number | null;
  measured: number | null;
};

/** What was said before beside what the tape said; what nobody measured is left out. */
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
  return [poke, ...heights].flatMap((pair) => rowOf(pair, locale));
}

function rowOf({ label, unit, computed, measured }: Pair, locale: Locale): MeasuredRow[] {
  const t = translate(galleryStrings, locale);
  if (measured === null) return [];
  const text = (value: number) => t(unit, { value: formatNumber(value, locale) });
  return [
    {
      label: t(label),
      computed: computed === null ? t('said.none') : text(computed),
      measured: text(measured),
      off: computed === null ? '' : signed(measured - computed, locale),
    },
  ];
}
