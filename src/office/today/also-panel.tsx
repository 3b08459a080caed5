import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import todayStrings from './words.json' with { type: 'json' };

type AlsoPanelProps = {
  /** Applications that nobody has looked at yet. */
  candidates: number;
  /** Messages that could not be sent. */
  failed: number;
  /** Messages that stay in the outbox, because there is no mail server. */
  held: number;
  /** Suppliers' feeds that wait for somebody. */
  feeds: number;
  /** Unfinished builds whose owners let the shop see them. */
  drafts: number;
};

/** Open tasks without a waiting customer; nothing if there are none. */
export function AlsoPanel({ candidates, failed, held, feeds, drafts }: AlsoPanelProps) {
  const t = useStrings(todayStrings);
  const locale = useLocale();
  const lines = [
    { name: 'candidates', count: candidates, to: adminHrefs.applications() },
    { name: 'failed', count: failed, to: `${adminHrefs.outbox()}?state=failed` },
    { name: 'held', count: held, to: `${adminHrefs.outbox()}?state=kept` },
    { name: 'feeds', count: feeds, to: adminHrefs.feeds() },
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
