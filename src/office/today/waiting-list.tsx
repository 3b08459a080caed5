import { Link } from 'react-router';
import { callOutcomes } from '#src/domain/leads/index.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { leadsStrings } from '#src/office/leads/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { WaitingRow } from './load-today.server.ts';
import { useWaitWords } from './wait-words.ts';
import todayStrings from './words.json' with { type: 'json' };

type WaitingListProps = { rows: readonly WaitingRow[]; mayAnswer: boolean };

/** Waiting customers, longest wait first, each with the next action. */
export function WaitingList({ rows, mayAnswer }: WaitingListProps) {
  return (
    <ol className="today-list">
      {rows.map((row) => (
        <li key={row.id}>
          <Who row={row} />
          <div className="today-acts">
            <Reach row={row} />
            {mayAnswer && row.contactKind === 'phone' && <Outcomes row={row} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

const tones = { fine: 'quiet', soon: 'wait', late: 'bad' } as const;

function Who({ row }: { row: WaitingRow }) {
  const t = useStrings(todayStrings);
  const lead = useStrings(leadsStrings);
  const waited = useWaitWords()(row.waiting.clockMinutes);
  const { id, name, kind, number, about, assigneeName, waiting } = row;
  const topic = `topic.${about}`;
  const shown = isTopic(topic) ? lead(topic) : about;
  return (
    <div className="today-who">
      <Link to={adminHrefs.lead({ id })}>{name}</Link>
      <StatusBadge tone={tones[waiting.state]}>
        {waited} <span className="visually-hidden">{t(`wait.${waiting.state}`)}</span>
      </StatusBadge>
      <small>
        {[lead(`one.${kind}`), number !== null && `IR-${number}`, shown, assigneeName]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </div>
  );
}

type TopicKey = Extract<keyof typeof leadsStrings, `topic.${string}`>;

function isTopic(key: string): key is TopicKey {
  return Object.hasOwn(leadsStrings, key);
}

/** Calls directly from a phone; for a mail it opens the page with the templates. */
function Reach({ row: { id, name, contact, contactKind } }: { row: WaitingRow }) {
  const t = useStrings(todayStrings);
  if (contactKind === 'phone') {
    return (
      <a className="button button--small" href={`tel:${contact}`}>
        <Icon name="phone" />
        <span className="visually-hidden">{t('call', { who: name })}</span>
        <span aria-hidden="true">{formatPhone(contact)}</span>
      </a>
    );
  }
  return (
    <Link className="button button--small" to={adminHrefs.lead({ id })}>
      {t('write')} <span className="visually-hidden">{name}</span>
    </Link>
  );
}

/** The result of the call, in one press. */
function Outcomes({ row: { id, name } }: { row: WaitingRow }) {
  const t = useStrings(todayStrings);
  return callOutcomes.map((outcome) => (
    <IntentButton
      key={outcome}
      fields={{ outcome, id }}
      className="button button--outline button--small"
    >
      <span aria-hidden="true">{t(outcome)}</span>
      <span className="visually-hidden">{t(`${outcome}.who`, { who: name })}</span>
    </IntentButton>
  ));
}
