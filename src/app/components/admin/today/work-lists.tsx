import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import todayStrings from '#src/app/strings/admin-today.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { Panel } from '../kit/panel.tsx';
import { ShopTime } from '../kit/shop-time.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import type { VisitLine, WorkList } from './load-today.server.ts';

const lists: readonly WorkList[] = ['comingIn', 'inShop', 'readyToday'];

/** Who comes in, what stands in the bays, what was promised for today. */
export function WorkLists({ work }: { work: Record<WorkList, VisitLine[]> }) {
  const t = useStrings(todayStrings);
  return (
    <div className="today-work">
      {lists.map((name) => (
        <Panel key={name} title={t(name)}>
          {work[name].length === 0 ? (
            <p className="muted">{t(`none.${name}`)}</p>
          ) : (
            <ul className="today-list">
              {work[name].map((visit) => (
                <VisitItem key={visit.id} visit={visit} isReady={name === 'readyToday'} />
              ))}
            </ul>
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
          {[vehicle, serviceName[locale], places.join(', ')].filter(Boolean).join(' · ')}
        </small>
      </div>
    </li>
  );
}
