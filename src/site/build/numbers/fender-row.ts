import type { OwnTruck } from '#src/domain/catalog/index.ts';
import {
  type FenderHeights,
  type FitBuild,
  fenderHeights,
  type Source,
  stanceOf,
} from '#src/domain/fitment/index.ts';
import { formatNumber, inchesText } from '../figure-text.ts';
import type { NumberRow } from './number-row.ts';
import type { NumberWords } from './number-words.ts';

const tape: Source = {
  label: 'The owner’s tape measure; kit makers count from stock springs',
  date: null,
  confidence: 'medium',
};

type Shown = { build: FitBuild; words: NumberWords };

/** The fender heights that the owner measured, with the kit, and how level that sits; no row if none was measured. */
export function fenderRows(own: OwnTruck | undefined, { build, words }: Shown): NumberRow[] {
  const heights = fenderHeights(own, build);
  if (!heights) return [];
  const { t, locale } = words;
  const { ends } = heights;
  const [first] = ends;
  const inputs = ends.flatMap(({ end, nowIn, kitIn }) => [
    { label: t(`label.fenders.${end}`), value: inchesText(nowIn, locale) },
    {
      label: t(`label.${end === 'front' ? 'liftFront' : 'liftRear'}`),
      value: inchesText(kitIn, locale),
    },
  ]);
  const sums = ends.map(({ nowIn, kitIn, builtIn }) => {
    const [now, kit] = [formatNumber(nowIn, locale), formatNumber(kitIn, locale)];
    return `${now} + ${kit} = ${inchesText(builtIn, locale)}`;
  });
  return [
    {
      key: 'fenders',
      group: 'height',
      label: t(`label.fenders.${ends.length > 1 || !first ? 'both' : first.end}`),
      value: inchesOf(ends, { at: 'builtIn', words }),
      delta: null,
      note: noteOn(heights, words),
      why: null,
      how: { formula: sums.join('; '), inputs, source: tape, confidence: tape.confidence },
    },
  ];
}

type At = { at: 'nowIn' | 'builtIn'; words: NumberWords };

/** "23.5 / 24.5 in". */
function inchesOf(ends: FenderHeights['ends'], { at, words: { locale } }: At): string {
  const shown = ends.map((one, index) =>
    index === ends.length - 1 ? inchesText(one[at], locale) : formatNumber(one[at], locale),
  );
  return shown.join(' / ');
}

/** "21.5 / 23.5 in now. With this kit the nose sits 1 in low." */
function noteOn({ ends, rakeIn }: FenderHeights, words: NumberWords): string {
  const { t, locale } = words;
  const isRaised = ends.some(({ kitIn }) => kitIn > 0);
  const now = isRaised && t('note.fendersNow', { heights: inchesOf(ends, { at: 'nowIn', words }) });
  const rake = rakeIn === null ? '' : inchesText(Math.abs(rakeIn), locale);
  const stance =
    rakeIn === null
      ? t('note.fendersOne')
      : t(`note.${isRaised ? 'kit' : 'now'}.${stanceOf(rakeIn)}`, { rake });
  return [now, stance].filter(Boolean).join(' ');
}
