import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { AssetItem } from './asset-item.ts';
import { AssetThumb } from './asset-thumb.tsx';
import { AssetWords } from './asset-words.tsx';
import type { LibraryPlace } from './library-query.ts';
import mediaStrings from './words.json' with { type: 'json' };

type LibraryGridProps = { items: readonly AssetItem[]; query: LibraryPlace; total: number };

/** Each file links to its own page. */
export function LibraryGrid({ items, query, total }: LibraryGridProps) {
  const t = useStrings(mediaStrings);
  if (items.length === 0) return <EmptyLibrary query={query} />;
  return (
    <>
      <p className="small muted">{t('list.count', { count: total })}</p>
      <ul className="media-grid">
        {items.map((item) => (
          <li key={item.id}>
            <Link className="media-card" to={adminHrefs.asset({ id: String(item.id) })}>
              <AssetThumb item={item} />
              <AssetWords item={item} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function EmptyLibrary({ query }: { query: LibraryPlace }) {
  const t = useStrings(mediaStrings);
  if (query.bin) return <EmptyState icon="bin" title={t('empty.bin')} text={t('empty.bin.text')} />;
  if (query.search === '' && query.type === 'any') {
    return <EmptyState icon="media" title={t('empty.title')} text={t('empty.text')} />;
  }
  return (
    <EmptyState icon="search" title={t('found.title')} text={t('found.text')}>
      <Link className="button button--outline button--small" to={adminHrefs.media()}>
        {t('found.all')}
      </Link>
    </EmptyState>
  );
}
