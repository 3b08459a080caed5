import { Form, Link } from 'react-router';
import { callOutcomes } from '#src/domain/leads/index.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { WaitingRow } from './load-waiting.server.ts';
import todayStrings from './words.json' with { type: 'json' };

type WaitingActsProps = { row: WaitingRow; isFirst: boolean; mayAnswer: boolean };

/** The next action, and how a call went. */
export function WaitingActs({ row, isFirst, mayAnswer }: WaitingActsProps) {
  return (
    <>
      <div className="today-reach">
        <Reach row={row} isFirst={isFirst} />
      </div>
      {mayAnswer && row.contactKind === 'phone' && <Outcomes row={row} />}
    </>
  );
}

/** Calls directly from a phone; for a mail it opens the page with the templates. */
function Reach({ row, isFirst }: { row: WaitingRow; isFirst: boolean }) {
  const t = useStrings(todayStrings);
  const { href, name, contact, contactKind } = row;
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
    <Link className={look} to={href}>
      {t('write')} <span className="visually-hidden">{name}</span>
    </Link>
  );
}

/** The result of the call, in one press: it answers everything that they wait with. */
function Outcomes({ row: { ids, name } }: { row: WaitingRow }) {
  const t = useStrings(todayStrings);
  return (
    <Form method="post" preventScrollReset className="today-outcomes">
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      {callOutcomes.map((outcome) => (
        <button
          key={outcome}
          type="submit"
          name="outcome"
          value={outcome}
          className="today-outcome"
        >
          <span aria-hidden="true">{t(outcome)}</span>
          <span className="visually-hidden">{t(`${outcome}.who`, { who: name })}</span>
        </button>
      ))}
    </Form>
  );
}
