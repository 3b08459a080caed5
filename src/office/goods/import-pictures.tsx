import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };
import { useFigure } from './use-figure.ts';

type Pictures = NonNullable<ImportTexts['pictures']>;
type ImportPicturesProps = { pictures: Pictures; mayWrite: boolean };

const states = ['fetched', 'waiting', 'failed'] as const;

/** How far the pictures of an applied file are, and which are not to be had. */
export function ImportPictures({ pictures, mayWrite }: ImportPicturesProps) {
  const t = useStrings(importStrings);
  const figure = useFigure();
  const shown = states.filter((state) => pictures[state] > 0);
  if (shown.length === 0) return null;
  const columns: Column<Pictures['troubles'][number]>[] = [
    {
      key: 'address',
      title: t('pictures.address'),
      cell: ({ address }) => (
        <a href={address} rel="noreferrer" target="_blank">
          {address}
        </a>
      ),
    },
    {
      key: 'why',
      title: t('pictures.why'),
      cell: ({ why, isOver }) => (isOver ? why : `${why} (${t('pictures.next')})`),
    },
  ];
  return (
    <section className="goods-pictures-state">
      <h3>{t('pictures')}</h3>
      <ul className="goods-fates">
        {shown.map((state) => (
          <li key={state} className="goods-fate" data-fate={fateOf[state]}>
            <strong>{figure(pictures[state])}</strong> {t(`pictures.${state}`)}
          </li>
        ))}
      </ul>
      {pictures.troubles.length > 0 && (
        <>
          <DataTable
            caption={t('pictures')}
            columns={columns}
            rows={pictures.troubles}
            rowKey={({ address }) => address}
          />
          {mayWrite && (
            <IntentButton fields={{ intent: 'pictures' }}>{t('pictures.retry')}</IntentButton>
          )}
        </>
      )}
    </section>
  );
}

const fateOf = { fetched: 'added', waiting: 'unchanged', failed: 'refused' } as const;
