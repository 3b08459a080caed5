import { useStrings } from '#src/web/words/use-strings.ts';
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };
import { useFigure } from './use-figure.ts';

type ForeignNumbersProps = Pick<ImportTexts, 'counts' | 'kind' | 'pies' | 'mayChange'>;

/** Numbers in the file that the shop does not have: which, and what to do to have them. */
export function ForeignNumbers({ counts, kind, pies, mayChange }: ForeignNumbersProps) {
  const t = useStrings(importStrings);
  const figure = useFigure();
  const { foreign, foreignNumbers } = counts;
  if (foreign === 0 || foreignNumbers.length === 0) return null;
  const list = foreignNumbers.join(', ');
  const more = foreign - foreignNumbers.length;
  const hasSizes = pies !== null || kind === 'wheels' || kind === 'tires';
  const why = hasSizes ? (mayChange.goods ? 'foreign.other' : 'foreign.off') : 'foreign.no-sizes';
  return (
    <>
      <p>
        {more > 0 ? t('foreign.some', { list, more: figure(more) }) : t('foreign.all', { list })}
      </p>
      <p className="small muted">{t(why)}</p>
    </>
  );
}
