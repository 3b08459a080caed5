import { plural } from '#src/app/strings/translate.ts';
import type { VerdictCounts } from '#src/domain/store/index.ts';
import type { FitNote } from './store-line.ts';
import type { StoreWords } from './store-words.ts';

/** "12 of 83 sizes fit", or the best that can be said where none does. */
export function fitNote(counts: VerdictCounts, words: StoreWords): FitNote {
  const { t, locale } = words;
  const of = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const { fits, 'fits-with-work': work, unknown } = counts;
  const say = (key: 'fit.some' | 'fit.work' | 'fit.unknown' | 'fit.none', count: number) =>
    t(`${key}.${plural(of, locale)}`, { count, of });
  if (fits > 0) return { tone: 'fits', text: say('fit.some', fits) };
  if (work > 0) return { tone: 'work', text: say('fit.work', work) };
  if (unknown > 0) return { tone: 'unknown', text: say('fit.unknown', unknown) };
  return { tone: 'no', text: say('fit.none', of) };
}
