import { Link } from 'react-router';
import { ContentImage } from '#src/site/kit/content-image.tsx';
import { SideDrawing } from '#src/site/kit/side-drawing.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { CompareRow, ComparePage as Comparison } from './load-compare.server.ts';
import storePages from './store-pages.css?url';
import storeStrings from './words.json' with { type: 'json' };

/** Product lines next to each other; rows that differ are marked. */
export function ComparePage({ comparison }: { comparison: Comparison }) {
  const t = useStrings(storeStrings);
  const { columns, rows, truck } = comparison;
  return (
    <>
      <PartStyles href={storePages} />
      <div className="page-width compare">
        <h1>{t('compare.title')}</h1>
        {columns.length === 0 ? (
          <NothingToCompare />
        ) : (
          <>
            <p className="muted">
              {truck ? t('compare.onTruck', { truck: truck.name }) : t('compare.lead')}
            </p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
            <section className="compare-table" tabIndex={0} aria-label={t('compare.title')}>
              <table className="table">
                <Head comparison={comparison} />
                <tbody>
                  {rows.map((row) => (
                    <Row key={row.label} row={row} columns={columns} />
                  ))}
                </tbody>
              </table>
            </section>
          </>
        )}
      </div>
    </>
  );
}

function NothingToCompare() {
  const t = useStrings(storeStrings);
  return (
    <div className="empty">
      <p>{t('compare.nothing')}</p>
      <p className="cluster">
        {(['wheels', 'tires', 'lift-kits'] as const).map((kind) => (
          <Link key={kind} className="button button--outline" to={hrefs.store({ kind })}>
            {t(kind)}
          </Link>
        ))}
      </p>
    </div>
  );
}

function Head({ comparison: { columns, truck } }: { comparison: Comparison }) {
  const t = useStrings(storeStrings);
  return (
    <thead>
      <tr>
        <td />
        {columns.map((column) => (
          <th key={column.lineId} scope="col">
            <ColumnPicture column={column} />
            <Link
              to={hrefs.storeProduct({ kind: column.shelf, slug: column.lineId }, truck?.query)}
              className="title-4"
            >
              {column.name}
            </Link>
            {column.fit && <Verdict tone={column.fit.tone}>{column.fit.text}</Verdict>}
            <Link
              className="small compare-remove"
              to={hrefs.storeCompare({ ...itemsWithout(columns, column), ...truck?.query })}
              preventScrollReset
            >
              <Icon name="close" /> {t('compare.out')}
              <span className="visually-hidden">: {column.name}</span>
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}

type Column = Comparison['columns'][number];

function itemsWithout(columns: readonly Column[], gone: Column) {
  const items = columns.filter(({ lineId }) => lineId !== gone.lineId).map((one) => one.lineId);
  return { items: items.join(',') || undefined };
}

function ColumnPicture({ column: { picture, name } }: { column: Column }) {
  const t = useStrings(storeStrings);
  if (picture === null) return null;
  const alt = t('url' in picture ? 'cellAlt' : 'cellAltTruck', { line: name });
  if ('url' in picture) {
    return (
      <ContentImage
        className="compare-picture"
        src={picture.url}
        alt={alt}
        width="320"
        height="320"
      />
    );
  }
  return <SideDrawing className="compare-picture" drawing={picture.drawing} alt={alt} priority />;
}

function Row({ row, columns }: { row: CompareRow; columns: readonly Column[] }) {
  const t = useStrings(storeStrings);
  const { label, values, differs } = row;
  return (
    <tr className={differs && columns.length > 1 ? 'is-different' : undefined}>
      <th scope="row">
        {label}
        {differs && columns.length > 1 && <small>{t('compare.differs')}</small>}
      </th>
      {columns.map(({ lineId }, at) => (
        <td key={lineId}>
          {values[at]?.map((value) => (
            <span key={value}>{value}</span>
          ))}
        </td>
      ))}
    </tr>
  );
}
