import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { TruckPicture } from '#src/office/trucks/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Trucks } from './load-today.server.ts';
import type { Work } from './load-work.server.ts';
import { useWaitWords } from './wait-words.ts';
import todayStrings from './words.json' with { type: 'json' };

type LateListProps = Pick<Work, 'late'> & { trucks: Trucks };

/** Trucks that did not come and trucks that are not ready, each with a way to tell the customer. */
export function LateList({ late, trucks }: LateListProps) {
  const t = useStrings(todayStrings);
  const since = useWaitWords();
  if (late.length === 0) return null;
  return (
    <Panel title={t('late')} count={late.length}>
      <ul className="today-list">
        {late.map(({ visit, kind, minutes }) => (
          <li key={visit.id}>
            <TruckPicture truck={trucks[visit.id] ?? null} />
            <div className="today-who">
              <Link to={adminHrefs.visit({ id: visit.id })}>{visit.name}</Link>
              <small className="today-late-why">
                {t(`late.${kind}`, { time: since(minutes) })}
              </small>
              {visit.vehicle && <small>{visit.vehicle}</small>}
            </div>
            {visit.phone && (
              <a className="today-outcome" href={`tel:${visit.phone}`}>
                {t('late.call')} <span className="visually-hidden">{visit.name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
