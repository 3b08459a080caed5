import type { Locale } from '#src/domain/context.ts';
import type { FinishedBuildRecord } from '#src/domain/gallery/index.ts';
import { formatNumber } from '#src/site/build/index.ts';
import { translate } from '#src/web/words/translate.ts';
import galleryStrings from './words.json' with { type: 'json' };

/** What the shop found and did, one sentence each; unknowns are left out. */
export function fitNotes(build: FinishedBuildRecord, locale: Locale): string[] {
  const t = translate(galleryStrings, locale);
  const { fit, axleRatioAfter, tpms, notes } = build;
  const { trimming, rub, clearanceAtFullLockIn: lockIn } = fit;
  const where = (text: string) => lowerFirst(text.replace(/\.$/, ''));
  return [
    t('notes.trim', { where: where(trimming.where[locale]) }),
    t('notes.rub', { where: where(rub.where[locale]) }),
    ...(lockIn === null ? [] : [t('notes.lock', { value: formatNumber(lockIn, locale) })]),
    ...alignmentNotes(fit, locale),
    ...(axleRatioAfter === null ? [] : [t('notes.ratio', { ratio: axleRatioAfter.toFixed(2) })]),
    ...(tpms === null ? [] : [t(`notes.tpms.${tpms}`)]),
    ...(notes ? [notes[locale]] : []),
  ];
}

function alignmentNotes({ alignment }: FinishedBuildRecord['fit'], locale: Locale): string[] {
  if (alignment === null) return [];
  const t = translate(galleryStrings, locale);
  const sides = ({ left, right }: { left: number; right: number }) => ({
    left: formatNumber(left, locale),
    right: formatNumber(right, locale),
  });
  const toe = formatNumber(alignment.totalToeDeg, locale);
  return [
    t('notes.caster', sides(alignment.casterDeg)),
    t('notes.camber', { ...sides(alignment.camberDeg), toe }),
  ];
}

/** "None, lock to lock" after a colon. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
