import { Link } from 'react-router';
import type { StockCount } from '#src/domain/goods/index.server.ts';
import { type PartFilter, usualQuery } from '#src/domain/goods/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useActorName } from '#src/office/kit/use-actor-name.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/buying.page';
import buyingStrings from './buying-words.json' with { type: 'json' };
import { goodsHref } from './goods-query.ts';
import { type BuyingData, loadBuying, type WaitingFile } from './load-buying.server.ts';
import { useFigure } from './use-figure.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadBuying(context.get(ctxContext));
}

/** Where a buyer begins: what waits for a decision, and what is missing on the shelves. */
export default function BuyingPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(buyingStrings);
  const { stock } = loaderData;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <Link className="button button--small" to={adminHrefs.goodsImports()}>
          {t('import')}
        </Link>
      </PageHead>
      <Decisions {...loaderData} />
      <Panel title={t('shelves')} help={t('shelves.help')}>
        <DataTable
          caption={t('shelves')}
          columns={useShelves()}
          rows={stock}
          rowKey={({ category }) => category}
        />
      </Panel>
    </>
  );
}

function Decisions({ feeds, files, questions }: BuyingData) {
  const t = useStrings(buyingStrings);
  const figure = useFigure();
  const count = feeds.length + files.length + (questions > 0 ? 1 : 0);
  return (
    <Panel
      title={t('decide')}
      count={count}
      tools={
        <Link className="button button--quiet button--small" to={adminHrefs.fitConflicts()}>
          {t('conflicts')}
        </Link>
      }
    >
      {count === 0 && <p className="muted">{t('decide.none')}</p>}
      <ul className="buying-files">
        {feeds.map(({ id, name, state }) => (
          <li key={id}>
            <Link to={adminHrefs.feed({ id })}>{name}</Link>{' '}
            {t(state === 'failed' || state === 'held' ? `feed.${state}` : 'feed.waiting')}
          </li>
        ))}
        {files.map((file) => (
          <FileLine key={file.id} file={file} />
        ))}
        {questions > 0 && (
          <li>
            <Link to={adminHrefs.fitQuestions()}>
              {t('questions', { count: figure(questions), n: questions })}
            </Link>
          </li>
        )}
      </ul>
    </Panel>
  );
}

function FileLine({ file }: { file: WaitingFile }) {
  const t = useStrings(buyingStrings);
  const nameOf = useActorName();
  const figure = useFigure();
  const { href, fileName, goods, applications, actorName, at } = file;
  return (
    <li>
      <Link to={href}>{fileName}</Link>{' '}
      <span>
        {goods
          ? t('file.goods', {
              changed: figure(goods.changed),
              added: figure(goods.added),
              refused: figure(goods.refused),
            })
          : t('file.fit', { count: figure(applications), n: applications })}
      </span>{' '}
      <small className="muted">
        {nameOf(actorName)}, <ShopTime at={at} />
      </small>
    </li>
  );
}

function useShelves(): Column<StockCount>[] {
  const t = useStrings(buyingStrings);
  return [
    {
      key: 'category',
      title: t('goods'),
      cell: ({ category }) => <Link to={adminHrefs.goods({ category })}>{t(category)}</Link>,
    },
    {
      key: 'out',
      title: t('out'),
      isFigure: true,
      cell: (one) => <Count row={one} name="out" choice={{ status: 'active', stock: 'out' }} />,
    },
    {
      key: 'uncounted',
      title: t('uncounted'),
      isFigure: true,
      cell: (one) => (
        <Count row={one} name="uncounted" choice={{ status: 'active', stock: 'uncounted' }} />
      ),
    },
    {
      key: 'draft',
      title: t('draft'),
      isFigure: true,
      cell: (one) => <Count row={one} name="draft" choice={{ status: 'draft' }} />,
    },
  ];
}

type CountProps = {
  row: StockCount;
  name: 'out' | 'uncounted' | 'draft';
  choice: Partial<PartFilter>;
};

/** A figure that leads to the parts it counts. */
function Count({ row, name, choice }: CountProps) {
  const t = useStrings(buyingStrings);
  const figure = useFigure();
  const count = row[name];
  if (count === 0) return <span className="muted">0</span>;
  return (
    <Link
      to={goodsHref(usualQuery(row.category), choice)}
      aria-label={t('count', { count: figure(count), goods: t(row.category), what: t(name) })}
    >
      {figure(count)}
    </Link>
  );
}
