import { formatNumber } from '#src/app/configurator/figure-text.ts';
import { formatDate } from '#src/app/strings/format-date.ts';
import galleryStrings from '#src/app/strings/gallery.json' with { type: 'json' };
import { translate } from '#src/app/strings/translate.ts';
import type { Locale } from '#src/domain/context.ts';
import type { FinishedBuildRecord } from '#src/domain/gallery/index.ts';
import { formatCents } from '#src/lib/money.ts';

/** What was taped and paid, as the opened card shows it. */
export type Measured = {
  story: string;
  /** Who, where, when. */
  about: string;
  figures: { label: string; value: string; note: string }[];
};

export function measuredOf(build: FinishedBuildRecord, locale: Locale): Measured {
  const { story, owner, finishedOn } = build;
  const t = translate(galleryStrings, locale);
  const by = t('build.owner', { name: owner.firstName, city: owner.city });
  const finished = t('build.finished', { date: formatDate(finishedOn, { locale }) });
  return {
    story: story[locale],
    about: `${by}. ${finished}.`,
    figures: [...fitFigures(build, locale), ...workFigures(build, locale)],
  };
}

function fitFigures({ fit }: FinishedBuildRecord, locale: Locale): Measured['figures'] {
  const t = translate(galleryStrings, locale);
  const number = (value: number) => formatNumber(value, locale);
  const { measured, computed } = fit.pokeMm;
  return [
    {
      label: t('build.poke'),
      value: t('build.pokeValue', { value: number(measured) }),
      note:
        computed === null
          ? t('build.pokeNoStock')
          : t('build.pokeComputed', { value: number(computed) }),
    },
    {
      label: t('build.lock'),
      value: t('build.lockValue', { value: number(fit.clearanceAtFullLockIn) }),
      note: `${t('build.rub')}: ${lowerFirst(fit.rub.where[locale])}`,
    },
  ];
}

function workFigures(build: FinishedBuildRecord, locale: Locale): Measured['figures'] {
  const t = translate(galleryStrings, locale);
  const { labour, price, fit } = build;
  return [
    {
      label: t('build.hours'),
      value: t('build.hoursValue', { value: formatNumber(labour.totalHours, locale) }),
      note: `${t('build.trim')}: ${lowerFirst(fit.trimming.where[locale])}`,
    },
    {
      label: t('build.price'),
      value: formatCents(Math.round(price.totalCents / 100) * 100, locale),
      note: t('build.priceNote', { date: formatDate(price.ratesDate, { locale }) }),
    },
  ];
}

/** "None, lock to lock" after a colon. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
