import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import galleryStrings from './words.json' with { type: 'json' };

export type OfficeRow = {
  id: string;
  title: string;
  parts: string;
  isPublished: boolean;
  updatedAt: string;
};

/** The office's list of finished builds, unpublished ones first. */
export function OfficeTable({ rows }: { rows: readonly OfficeRow[] }) {
  const t = useStrings(galleryStrings);
  const columns: Column<OfficeRow>[] = [
    {
      key: 'truck',
      title: t('col.truck'),
      cell: ({ id, title }) => <Link to={adminHrefs.finishedBuild({ id })}>{title}</Link>,
    },
    { key: 'parts', title: t('col.parts'), cell: ({ parts }) => parts },
    {
      key: 'state',
      title: t('col.state'),
      cell: ({ isPublished }) => <PublishedBadge isPublished={isPublished} />,
    },
    {
      key: 'changed',
      title: t('col.changed'),
      cell: ({ updatedAt }) => <ShopTime at={updatedAt} />,
    },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

export function PublishedBadge({ isPublished }: { isPublished: boolean }) {
  const t = useStrings(galleryStrings);
  return (
    <StatusBadge tone={isPublished ? 'good' : 'wait'}>
      {t(isPublished ? 'state.published' : 'state.draft')}
    </StatusBadge>
  );
}
