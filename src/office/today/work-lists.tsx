import { Link } from 'react-router';
import { textIn } from '#src/lib/translated.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { VisitLine, Work } from './load-today.server.ts';
import { ShopClock } from './shop-clock.tsx';
import todayStrings from './words.json' with { type: 'json' };

const lists = ['comingIn', 'inShop', 'readyToday'] as const;

/** Who arrives, what was promised for today, and what is in the bays unless their ruler shows it. */
export function WorkLists({ work }: { work: Work }) {
  const t = useStrings(todayStrings);
  const shown = lists.filter((name) => name !== 'inShop' || work.ruler === null);
  return shown.map((name) => (
    <Panel key={name} title={t(name)} count={work[name].total}>
      {work[name].visits.length === 0 ? (
        <p className="muted">{t(`none.${name}`)}</p>
      ) : (
        <ul className="today-list">
          {work[name].visits.map((visit) => (
            <VisitItem key={visit.id} visit={visit} isReady={name === 'readyToday'} />
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

const tones = {
  expected: 'quiet',
  arrived: 'wait',
  started: 'wait',
  finished: 'good',
  missed: 'bad',
  cancelled: 'quiet',
} as const;

function VisitItem({ visit, isReady }: { visit: VisitLine; isReady: boolean }) {
  const t = useStrings(todayStrings);
  const locale = useLocale();
  const { id, name, vehicle, serviceName, startsAt, readyBy, state, places } = visit;
  const words = [vehicle, textIn(serviceName, locale), places.join(', ')];
  return (
    <li>
      <b className="figure today-clock">
        <ShopClock at={isReady ? readyBy : startsAt} />
      </b>
      <div className="today-who">
        <Link to={adminHrefs.visit({ id })}>{name}</Link>
        <small>{words.filter(Boolean).join(' · ')}</small>
      </div>
      <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
    </li>
  );
}
