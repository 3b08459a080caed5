import { Link } from 'react-router';
import { textIn } from '#src/lib/translated.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { TruckPicture } from '#src/office/trucks/index.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { type Bar, hundredth } from './bay-lanes.ts';
import { BayRuler } from './bay-ruler.tsx';
import type { Trucks } from './load-today.server.ts';
import type { Work } from './load-work.server.ts';
import todayStrings from './words.json' with { type: 'json' };

type BaysNowProps = { work: Pick<Work, 'lanes' | 'ruler'>; trucks: Trucks; now: string };

/** The bays with what stands in them, on the ruler of the day's hours with where the day is now. Nothing on a closed day. */
export function BaysNow({ work: { lanes, ruler }, trucks, now }: BaysNowProps) {
  const t = useStrings(todayStrings);
  const locale = useLocale();
  if (!ruler) return null;
  const ms = Date.parse(now);
  const at = ms > ruler.from && ms < ruler.to ? hundredth(ms, ruler) : null;
  return (
    <Panel
      title={t('bays')}
      tools={
        <Link className="today-outcome" to={adminHrefs.calendar()}>
          {t('bays.calendar')}
        </Link>
      }
    >
      <div className="today-bays">
        <BayRuler ruler={ruler} now={at === null ? null : { at, time: now }} />
        <ul>
          {lanes.map(({ id, name, bars }) => (
            <li key={id}>
              <span>{textIn(name, locale)}</span>
              <TruckPicture truck={trucks[bars.find(isHere)?.id ?? ''] ?? null} />
              <svg className="today-lane">
                <title>{bars.length === 0 ? t('bays.free') : textIn(name, locale)}</title>
                {at !== null && <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />}
                {bars.map((bar) => (
                  <LaneBar key={bar.id} bar={bar} />
                ))}
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function isHere({ state }: Bar): boolean {
  return state === 'arrived' || state === 'started';
}

/** A truck: who, and the vehicle as far as there is room. Dashed until it has come. */
function LaneBar({ bar }: { bar: Bar }) {
  const t = useStrings(todayStrings);
  const { id, name, vehicle, state, from, to } = bar;
  return (
    <svg x={`${from}%`} y="3" width={`${Math.max(2, to - from)}%`} height="26">
      <title>{[name, vehicle, t(`state.${state}`)].filter(Boolean).join(', ')}</title>
      <Link to={adminHrefs.visit({ id })} className={`today-bar is-${state}`}>
        <rect width="100%" height="100%" />
        <rect width="3" height="100%" className="today-bar-edge" />
        <text x="10" y="17.5">
          <tspan>{name}</tspan> {vehicle}
        </text>
      </Link>
    </svg>
  );
}
