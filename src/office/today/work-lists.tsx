import { Link } from 'react-router';
import { textIn } from '#src/lib/translated.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { TruckPicture } from '#src/office/trucks/index.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Trucks } from './load-today.server.ts';
import type { VisitLine, Work } from './load-work.server.ts';
import { ShopClock } from './shop-clock.tsx';
import { minutesUntil, useWaitWords } from './wait-words.ts';
import todayStrings from './words.json' with { type: 'json' };

const lists = ['comingIn', 'inShop', 'readyToday'] as const;

type WorkListsProps = { work: Work; trucks: Trucks; now: string; mayMark: boolean };

/** Who arrives, what was promised for today, and what is in the bays unless their ruler shows it. */
export function WorkLists({ work, ...shown }: WorkListsProps) {
  const t = useStrings(todayStrings);
  const own = lists.filter((name) => name !== 'inShop' || work.ruler === null);
  return own.map((name) => (
    <Panel key={name} title={t(name)} count={work[name].total}>
      {work[name].visits.length === 0 ? (
        <p className="muted">
          {t(name === 'comingIn' && work.arrivals > 0 ? 'none.moreIn' : `none.${name}`)}
        </p>
      ) : (
        <ul className="today-list">
          {work[name].visits.map((visit) => (
            <VisitItem key={visit.id} visit={visit} list={name} {...shown} />
          ))}
        </ul>
      )}
      {work[name].more > 0 && (
        <Link className="button button--quiet button--small" to={adminHrefs.calendar()}>
          {t('more', { count: work[name].more })}
        </Link>
      )}
    </Panel>
  ));
}

type VisitItemProps = Omit<WorkListsProps, 'work'> & {
  visit: VisitLine;
  list: (typeof lists)[number];
};

function VisitItem({ visit, list, trucks, ...seen }: VisitItemProps) {
  const locale = useLocale();
  const { id, name, vehicle, serviceName, startsAt, readyBy, places, state } = visit;
  const words = [vehicle, textIn(serviceName, locale), places.join(', ')];
  const canArrive = list === 'comingIn' && seen.mayMark && state === 'expected';
  return (
    <li>
      <TruckPicture truck={trucks[id] ?? null} />
      <div className="today-who">
        <b className="figure">
          <ShopClock at={list === 'readyToday' ? readyBy : startsAt} />
        </b>{' '}
        <Link to={adminHrefs.visit({ id })}>{name}</Link>
        <small>{words.filter(Boolean).join(' · ')}</small>
        {!canArrive && <VisitState state={state} />}
      </div>
      {canArrive && <CheckIn visit={visit} now={seen.now} />}
    </li>
  );
}

const tones = {
  expected: 'quiet',
  arrived: 'good',
  started: 'wait',
  finished: 'good',
  missed: 'bad',
  cancelled: 'quiet',
} as const;

function VisitState({ state }: Pick<VisitLine, 'state'>) {
  const t = useStrings(todayStrings);
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

/** Who comes later is not checked in by mistake; an early one is on the page of the appointment. */
const soonMinutes = 60;

/** Who should be here about now can be checked in. */
function CheckIn({ visit: { id, name, startsAt }, now }: { visit: VisitLine; now: string }) {
  const t = useStrings(todayStrings);
  const wait = useWaitWords();
  const minutes = minutesUntil(startsAt, now);
  if (minutes > soonMinutes)
    return <small className="today-later">{t('in', { time: wait(minutes) })}</small>;
  return (
    <IntentButton fields={{ intent: 'arrived', visit: id }} className="today-outcome">
      {t('checkIn')} <span className="visually-hidden">{name}</span>
    </IntentButton>
  );
}
