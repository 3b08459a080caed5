import type { CalendarFeed } from '#src/domain/appointments/index.server.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { MadeCell, RemoveCell } from '#src/office/kit/record-cells.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import calendarStrings from './words.json' with { type: 'json' };

/** The active secret URLs, each with buttons to copy and revoke it. */
export function FeedTable({ feeds }: { feeds: readonly CalendarFeed[] }) {
  const t = useStrings(calendarStrings);
  const columns = [
    { key: 'name', title: t('feeds.name'), cell: ({ name }: CalendarFeed) => name },
    {
      key: 'url',
      title: t('feeds.url'),
      cell: ({ name, url }: CalendarFeed) => (
        <input className="input" readOnly value={url} aria-label={t('feeds.url.of', { name })} />
      ),
    },
    {
      key: 'made',
      title: t('feeds.made'),
      cell: ({ createdAt, createdBy }: CalendarFeed) => (
        <MadeCell record={{ createdAt, authorName: createdBy }} />
      ),
    },
    {
      key: 'actions',
      title: t('actions'),
      isActions: true,
      cell: ({ id, name }: CalendarFeed) => (
        <RemoveCell
          name={name}
          label={t('feeds.revoke')}
          title={t('feeds.revoke.title', { name })}
          text={t('feeds.revoke.text')}
          fields={{ intent: 'revoke', id }}
        />
      ),
    },
  ];
  return (
    <DataTable caption={t('feeds.title')} columns={columns} rows={feeds} rowKey={({ id }) => id} />
  );
}
