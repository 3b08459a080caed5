import type { VerdictCounts } from '#src/domain/store/index.ts';
import { plural } from '#src/web/words/translate.ts';
import type { FitNote } from './store-line.ts';
import type { StoreWords } from './store-words.ts';

/** "12 of 83 sizes fit", or the best other verdict if none does. */
export function fitNote(counts: VerdictCounts, words: StoreWords): FitNote {
  const { t, locale } = words;
  const { fits, 'fits-with-work': work, unknown } = counts;
  const of = fits + work + unknown + counts['does-not-fit'];
  const say = (key: 'fit.some' | 'fit.work' | 'fit.unknown' | 'fit.none', count: number) =>
    t(`${key}.${plural(of, locale)}`, { count, of });
  const open = unknown > 0 ? t('fit.open', { count: unknown }) : null;
  if (fits > 0) return { tone: 'fits', text: say('fit.some', fits), unknown: open };
  if (work > 0) return { tone: 'work', text: say('fit.work', work), unknown: open };
  if (unknown > 0) return { tone: 'unknown', text: say('fit.unknown', unknown), unknown: null };
  return { tone: 'no', text: say('fit.none', of), unknown: null };
}
