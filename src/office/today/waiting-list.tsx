import { Link } from 'react-router';
import { callOutcomes } from '#src/domain/leads/index.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { leadsStrings } from '#src/office/leads/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { WaitingRow } from './load-today.server.ts';
import { useWaitWords } from './wait-words.ts';
import todayStrings from './words.json' with { type: 'json' };

type WaitingListProps = { rows: readonly WaitingRow[]; mayAnswer: boolean };

/** Waiting customers, longest wait first: since when, what they wrote, and the next action. */
export function WaitingList({ rows, mayAnswer }: WaitingListProps) {
  return (
    <ol className="today-waiting">
      {rows.map((row, at) => (
        <li key={row.id} className={at === 0 ? 'is-first' : undefined}>
          <Waited row={row} />
          <Said row={row} />
          <div className="today-facts">
            <Facts row={row} />
          </div>
          <div className="today-acts">
            <Reach row={row} isFirst={at === 0} />
            {mayAnswer && row.contactKind === 'phone' && <Outcomes row={row} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** In opening hours, because nobody answers at night; and when they wrote. */
function Waited({ row: { waiting, createdAt } }: { row: WaitingRow }) {
  const t = useStrings(todayStrings);
  const waited = useWaitWords()(waiting.openMinutes);
  return (
    <p className={waiting.state === 'late' ? 'today-wait is-late' : 'today-wait'}>
      <b className="figure">{waiting.openMinutes === 0 ? t('wait.night') : waited}</b>
      <span className="visually-hidden">{t(`wait.${waiting.state}`)}</span>
      <small>
        <ShopTime at={createdAt} />
      </small>
    </p>
  );
}

/** Who, about what, and two lines of the message. */
function Said({ row }: { row: WaitingRow }) {
  const lead = useStrings(leadsStrings);
  const { id, name, kind, about, excerpt, contactKind } = row;
  const topic = `topic.${about}`;
  const isMessage = kind === 'message' && isTopic(topic);
  return (
    <div className="today-said">
      <p>
        <Link to={adminHrefs.lead({ id })}>{name}</Link>{' '}
        <span>{isMessage ? lead(topic) : about}</span>
      </p>
      {excerpt && (
        <p className="today-excerpt">
          <Icon name={contactKind === 'phone' ? 'phone' : 'message'} />
          <span>{excerpt}</span>
        </p>
      )}
    </div>
  );
}

type TopicKey = Extract<keyof typeof leadsStrings, `topic.${string}`>;

function isTopic(key: string): key is TopicKey {
  return Object.hasOwn(leadsStrings, key);
}

function Facts({ row: { kind, number, likelyCents, assigneeName } }: { row: WaitingRow }) {
  const lead = useStrings(leadsStrings);
  const locale = useLocale();
  const known = [lead(`one.${kind}`), number !== null && `IR-${number}`].filter(Boolean).join(' ');
  return (
    <>
      <span>{known}</span>
      {likelyCents !== null && <b>{formatDollars(likelyCents, locale)}</b>}
      {assigneeName && <small>{assigneeName}</small>}
    </>
  );
}

/** Calls directly from a phone; for a mail it opens the page with the templates. */
function Reach({ row, isFirst }: { row: WaitingRow; isFirst: boolean }) {
  const t = useStrings(todayStrings);
  const { id, name, contact, contactKind } = row;
  const look = isFirst ? 'button' : 'button button--outline';
  if (contactKind === 'phone') {
    return (
      <a className={look} href={`tel:${contact}`}>
        <Icon name="phone" />
        <span className="visually-hidden">{t('call', { who: name })}</span>
        <span aria-hidden="true">{formatPhone(contact)}</span>
      </a>
    );
  }
  return (
    <Link className={look} to={adminHrefs.lead({ id })}>
      {t('write')} <span className="visually-hidden">{name}</span>
    </Link>
  );
}

/** The result of the call, in one press. */
function Outcomes({ row: { id, name } }: { row: WaitingRow }) {
  const t = useStrings(todayStrings);
  return (
    <div className="today-outcomes">
      {callOutcomes.map((outcome) => (
        <IntentButton key={outcome} fields={{ outcome, id }} className="today-outcome">
          <span aria-hidden="true">{t(outcome)}</span>
          <span className="visually-hidden">{t(`${outcome}.who`, { who: name })}</span>
        </IntentButton>
      ))}
    </div>
  );
}
