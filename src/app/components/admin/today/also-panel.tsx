import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import todayStrings from '#src/app/strings/admin-today.json' with { type: 'json' };
import { plural } from '#src/app/strings/translate.ts';
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { Panel } from '../kit/panel.tsx';

type AlsoPanelProps = {
  /** Applications that nobody has looked at yet. */
  candidates: number;
  /** Messages that could not be sent. */
  failed: number;
  /** Messages that stay here, because no mail server is set up. */
  held: number;
  /** Unfinished builds whose owners let the shop see them. */
  drafts: number;
};

/** What waits without a person waiting; nothing where there is nothing. */
export function AlsoPanel({ candidates, failed, held, drafts }: AlsoPanelProps) {
  const t = useStrings(todayStrings);
  const locale = useLocale();
  const lines = [
    { name: 'candidates', count: candidates, to: adminHrefs.applications() },
    { name: 'failed', count: failed, to: `${adminHrefs.outbox()}?state=failed` },
    { name: 'held', count: held, to: `${adminHrefs.outbox()}?state=kept` },
    { name: 'drafts', count: drafts, to: adminHrefs.drafts() },
  ] as const;
  const shown = lines.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <Panel title={t('also')}>
      <ul className="today-list">
        {shown.map(({ name, count, to }) => (
          <li key={name}>
            <Link to={to}>{t(`${name}.${plural(count, locale)}`, { count })}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
