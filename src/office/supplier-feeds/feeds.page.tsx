import { Link } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import { type FeedLine, listFeeds } from '#src/domain/supplier-feeds/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/feeds.page';
import { FeedBadge } from './feed-state.tsx';
import feedStrings from './words.json' with { type: 'json' };

export async function loader({ context }: Route.LoaderArgs) {
  const feeds = await listFeeds(context.get(ctxContext));
  const mayWrite = hasScope(context.get(staffContext).actor.scopes, 'catalog.write');
  return { feeds, mayWrite };
}

export default function FeedsPage({ loaderData: { feeds, mayWrite } }: Route.ComponentProps) {
  const t = useStrings(feedStrings);
  const columns = useColumns();
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        back={{ to: adminHrefs.goodsImports(), label: t('imports') }}
      >
        {mayWrite && (
          <Link className="button button--small" to={adminHrefs.newFeed()}>
            {t('new')}
          </Link>
        )}
      </PageHead>
      <Panel title={t('title')}>
        {feeds.length === 0 ? (
          <EmptyState icon="imports" title={t('none')} text={t('none.text')} />
        ) : (
          <DataTable caption={t('title')} columns={columns} rows={feeds} rowKey={({ id }) => id} />
        )}
      </Panel>
    </>
  );
}

function useColumns(): Column<FeedLine>[] {
  const t = useStrings(feedStrings);
  return [
    {
      key: 'name',
      title: t('name'),
      cell: ({ id, name }) => <Link to={adminHrefs.feed({ id })}>{name}</Link>,
    },
    {
      key: 'server',
      title: t('server'),
      cell: ({ protocol, server }) => `${server} (${protocol})`,
    },
    {
      key: 'often',
      title: t('pause'),
      cell: ({ schedule: { pause, at } }) => t(`often.${pause}`, { time: at }),
    },
    { key: 'state', title: t('last'), cell: (feed) => <FeedBadge {...feed} /> },
    {
      key: 'fetched',
      title: t('fetched'),
      cell: ({ lookedAt }) => (lookedAt ? <ShopTime at={lookedAt} /> : '–'),
    },
    {
      key: 'next',
      title: t('next'),
      cell: ({ nextAt }) => (nextAt ? <ShopTime at={nextAt} /> : '–'),
    },
  ];
}
