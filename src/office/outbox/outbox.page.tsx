import { Link, useSearchParams } from 'react-router';
import { listOutbox, type OutboxLine } from '#src/domain/mail/index.server.ts';
import { mailStates } from '#src/domain/mail/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { useMayConnect } from '#src/office/kit/may-connect.ts';
import { OlderPages } from '#src/office/kit/older-pages.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { SearchBox } from '#src/office/kit/search-box.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useSendsMail } from '#src/web/page/sends-mail.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/outbox.page';
import { letterKey, outboxStrings, toneOf } from './outbox-words.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams;
  const before = asked.get('before') ?? '';
  return listOutbox(context.get(ctxContext), {
    state: mailStates.find((state) => state === asked.get('state')),
    search: asked.get('q') ?? '',
    before: Number.isNaN(Date.parse(before)) ? undefined : before,
  });
}

export default function OutboxPage({ loaderData: { lines, hasMore } }: Route.ComponentProps) {
  const t = useStrings(outboxStrings);
  const columns = useOutboxColumns();
  const sendsMail = useSendsMail();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <SearchBox label={t('search')} />
      </PageHead>
      {!sendsMail && <NoServerNote />}
      {sendsMail && lines.some(({ state }) => state === 'kept') && (
        <p className="note">{t('kept.before')}</p>
      )}
      <States />
      {lines.length > 0 ? (
        <DataTable caption={t('title')} columns={columns} rows={lines} rowKey={({ id }) => id} />
      ) : (
        <EmptyState icon="outbox" title={t('empty')} text={t('empty.text')} />
      )}
      <OlderPages
        label={t('title')}
        words={{ newest: t('newest'), older: t('older') }}
        last={hasMore ? lines.at(-1)?.at : undefined}
      />
    </>
  );
}

/** For those who may, with the way to the mail server. */
function NoServerNote() {
  const t = useStrings(outboxStrings);
  const mayConnect = useMayConnect();
  return (
    <p className="note">
      <span>
        {t('noServer')}{' '}
        {mayConnect && (
          <Link className="link" to={adminHrefs.mailSettings()}>
            {t('noServer.setUp')}
          </Link>
        )}
      </span>
    </p>
  );
}

function useOutboxColumns(): Column<OutboxLine>[] {
  const t = useStrings(outboxStrings);
  return [
    {
      key: 'what',
      title: t('what'),
      cell: ({ id, subject, letter }) => {
        const name = letterKey(letter);
        return <Link to={`/admin/outbox/${id}`}>{subject ?? (name ? t(name) : letter)}</Link>;
      },
    },
    { key: 'to', title: t('to'), cell: ({ recipient }) => recipient },
    { key: 'when', title: t('when'), cell: ({ at }) => <ShopTime at={at} /> },
    {
      key: 'state',
      title: t('state'),
      cell: ({ state }) => <StatusBadge tone={toneOf[state]}>{t(`state.${state}`)}</StatusBadge>,
    },
  ];
}

/** Which messages are listed: all, or those in one state. */
function States() {
  const t = useStrings(outboxStrings);
  const [params] = useSearchParams();
  const current = params.get('state');
  return (
    <nav className="list-filters" aria-label={t('state')}>
      {[null, ...mailStates].map((state) => (
        <Link
          key={state}
          className={state === current ? 'chip is-on' : 'chip'}
          aria-current={state === current ? 'page' : undefined}
          to={state === null ? '?' : `?state=${state}`}
        >
          {state === null ? t('all') : t(`state.${state}`)}
        </Link>
      ))}
    </nav>
  );
}
