import type { Origin } from '#src/domain/traffic-sources/index.ts';
import type { Translate } from '#src/web/words/translate.ts';
import type leadStrings from './words.json';

type Words = Translate<keyof typeof leadStrings>;

/** Where somebody came from as label and value, in plain words; unknowns are left out. */
export function originRows({ source, experiments }: Origin, t: Words): [string, string][] {
  const { utm = {}, landing = null, referrer = null } = source ?? {};
  const rows: [string, string | null | undefined][] = [
    [t('from.site'), referrer],
    [t('from.source'), utm.source],
    [t('from.medium'), utm.medium],
    [t('from.campaign'), utm.campaign],
    [t('from.term'), utm.term],
    [t('from.content'), utm.content],
    [t('from.landing'), landing],
    [t('from.experiment'), experiments && experimentWords(experiments, t)],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

/** "hero-2026.0-1": the variant of each changed part, where 0 is the original. */
function experimentWords(experiments: string, t: Words): string {
  const at = experiments.lastIndexOf('.');
  const variants = experiments
    .slice(at + 1)
    .split('-')
    .map((index) =>
      index === '0' ? t('from.original') : t('from.variant', { number: Number(index) + 1 }),
    );
  return t('from.variants', { name: experiments.slice(0, at), variants: variants.join(', ') });
}
