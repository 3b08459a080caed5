import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import todayStrings from '#src/app/strings/admin-today.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import { callOutcomes } from '#src/domain/leads/index.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import { IntentButton } from '../kit/intent-button.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import type { WaitingRow } from './load-today.server.ts';
import { useWaitWords } from './wait-words.ts';

type WaitingListProps = { rows: readonly WaitingRow[]; mayAnswer: boolean };

/** Who waits, the longest first, each with what one does next. */
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
  const lead = useStrings(leadStrings);
  const waited = useWaitWords()(row.waiting.clockMinutes);
  const { id, name, kind, number, about, assigneeName, waiting } = row;
  const topic = `topic.${about}`;
  const shown = isTopic(topic) ? lead(topic) : about;
  return (
    <div className="today-who">
      <Link to={adminHrefs.lead({ id })}>{name}</Link>
      <StatusBadge tone={tones[waiting.state]}>
        {waited} <span className="vh">{t(`wait.${waiting.state}`)}</span>
      </StatusBadge>
      <small>
        {[lead(`one.${kind}`), number !== null && `IR-${number}`, shown, assigneeName]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </div>
  );
}

type TopicKey = Extract<keyof typeof leadStrings, `topic.${string}`>;

function isTopic(key: string): key is TopicKey {
  return Object.hasOwn(leadStrings, key);
}

/** Calls right away from a phone; a mail is written where its templates are. */
function Reach({ row: { id, name, contact, contactKind } }: { row: WaitingRow }) {
  const t = useStrings(todayStrings);
  if (contactKind === 'phone') {
    return (
      <a className="btn btn--sm" href={`tel:${contact}`}>
        <Icon name="phone" />
        <span className="vh">{t('call', { who: name })}</span>
        <span aria-hidden="true">{formatPhone(contact)}</span>
      </a>
    );
  }
  return (
    <Link className="btn btn--sm" to={adminHrefs.lead({ id })}>
      {t('write')} <span className="vh">{name}</span>
    </Link>
  );
}

/** How the call went, in one press. */
function Outcomes({ row: { id, name } }: { row: WaitingRow }) {
  const t = useStrings(todayStrings);
  return callOutcomes.map((outcome) => (
    <IntentButton key={outcome} fields={{ outcome, id }} className="btn btn--line btn--sm">
      <span aria-hidden="true">{t(outcome)}</span>
      <span className="vh">{t(`${outcome}.who`, { who: name })}</span>
    </IntentButton>
  ));
}
