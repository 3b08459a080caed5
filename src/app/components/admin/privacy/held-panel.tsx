import { Form } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import privacyStrings from '#src/app/strings/admin-privacy.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { HeldCounts } from '#src/domain/personal-data/index.server.ts';
import { DataTable } from '../kit/data-table.tsx';
import { Panel } from '../kit/panel.tsx';

type HeldName = keyof HeldCounts;

/** What is kept of somebody, kind by kind, and all of it to take along. */
export function HeldPanel({ who, held }: { who: string; held: HeldCounts }) {
  const t = useStrings(privacyStrings);
  const names = Object.keys(held) as HeldName[]; // of a record with just these keys
  const title = t('found', { who });
  return (
    <Panel title={title} help={t('handOver.help')}>
      <DataTable<HeldName>
        caption={title}
        columns={[
          { key: 'kind', title: t('kind'), cell: (name) => t(`held.${name}`) },
          { key: 'count', title: t('count'), cell: (name) => held[name] },
        ]}
        rows={names.filter((name) => held[name] > 0)}
        rowKey={(name) => name}
      />
      <Form method="post" action={adminHrefs.handOver()} reloadDocument>
        <input type="hidden" name="who" value={who} />
        <button type="submit" className="btn btn--line">
          {t('handOver')}
        </button>
      </Form>
    </Panel>
  );
}
