import { Link } from 'react-router';
import type { LineList } from '#src/domain/goods/index.server.ts';
import { type LineQuery, usualLines } from '#src/domain/goods/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { ListPages } from '#src/office/kit/list-pages.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { FileLink } from '../file-link.tsx';
import { useFigure } from '../use-figure.ts';
import { LineFilters } from './line-filters.tsx';
import { leavesOut, linesHref } from './line-href.ts';
import { LinesTable } from './lines-table.tsx';
import { linesOf, type Shelf } from './shelf.ts';
import lineStrings from './words.json' with { type: 'json' };

type LinesPageProps = { shelf: Shelf; query: LineQuery; list: LineList; mayWrite: boolean };

/** A list of product lines: lift kits, or those that sizes of wheels and tires belong to. */
export function LinesPage({ shelf, query, list, mayWrite }: LinesPageProps) {
  const t = useStrings(lineStrings);
  const figure = useFigure();
  const { lines, pages, all } = list;
  const isOfSizes = shelf !== 'lift-kits';
  return (
    <>
      <PageHead
        title={t(`title.${shelf}`)}
        lead={t(`lead.${shelf}`, { count: figure(all), n: all })}
        back={
          isOfSizes ? { to: adminHrefs.goods({ category: shelf }), label: t(shelf) } : undefined
        }
      >
        <Link
          className="button button--outline button--small"
          to={adminHrefs.lineChanges({ category: shelf })}
        >
          {t('changes')}
        </Link>
        {mayWrite && <FileLink kind={linesOf[shelf]} />}
        {mayWrite && (
          <Link className="button button--small" to={adminHrefs.newLine({ category: shelf })}>
            {t(`add.${shelf}`)}
          </Link>
        )}
      </PageHead>
      <LineFilters shelf={shelf} query={query} list={list} />
      {lines.length === 0 ? (
        <NoLines shelf={shelf} query={query} />
      ) : (
        <LinesTable shelf={shelf} lines={lines} />
      )}
      <ListPages
        page={query.page}
        pages={pages}
        label={t('pages')}
        words={t('page', { page: figure(query.page), pages: figure(pages) })}
        hrefOf={(page) => linesHref(shelf, query, { page })}
      />
    </>
  );
}

function NoLines({ shelf, query }: Pick<LinesPageProps, 'shelf' | 'query'>) {
  const t = useStrings(lineStrings);
  const narrowed = leavesOut(query);
  return (
    <EmptyState
      icon={shelf}
      title={t(narrowed ? 'none' : `empty.${shelf}`)}
      text={t(narrowed ? 'none.text' : 'empty.text')}
    >
      {narrowed && (
        <Link
          className="button button--outline button--small"
          to={linesHref(shelf, usualLines(query.category))}
        >
          {t('none.all')}
        </Link>
      )}
    </EmptyState>
  );
}
