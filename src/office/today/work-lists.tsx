import { Link } from 'react-router';
import { textIn } from '#src/lib/translated.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { VisitLine, Work } from './load-today.server.ts';
import todayStrings from './words.json' with { type: 'json' };

const lists: readonly (keyof Work)[] = ['comingIn', 'inShop', 'readyToday'];

/** Who arrives, what is in the bays, and what was promised for today. */
export function WorkLists({ work }: { work: Work }) {
  const t = useStrings(todayStrings);
  return (
    <div className="today-work">
      {lists.map((name) => (
        <Panel key={name} title={t(name)}>
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
      ))}
    </div>
  );
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
  return (
    <li>
      <div className="today-who">
        <Link to={adminHrefs.visit({ id })}>{name}</Link>
        <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
        <small>
          <ShopTime at={isReady ? readyBy : startsAt} /> ·{' '}
          {[vehicle, textIn(serviceName, locale), places.join(', ')].filter(Boolean).join(' · ')}
        </small>
      </div>
    </li>
  );
}
