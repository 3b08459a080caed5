import { Form } from 'react-router';
import type { HeldCounts } from '#src/domain/personal-data/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import privacyStrings from './words.json' with { type: 'json' };

type HeldName = keyof HeldCounts;

/** The stored data about somebody by kind, and a button to export it. */
export function HoldingsPanel({ who, held }: { who: string; held: HeldCounts }) {
  const t = useStrings(privacyStrings);
  const names = Object.keys(held) as HeldName[]; // A record with exactly these keys.
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
        <button type="submit" className="button button--outline">
          {t('handOver')}
        </button>
      </Form>
    </Panel>
  );
}
