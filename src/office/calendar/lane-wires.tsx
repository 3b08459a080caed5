import { useLitJob } from './lit-job.tsx';
import type { Wire } from './wires.ts';
import { workClasses } from './work-classes.ts';

type LaneWiresProps = {
  wires: readonly Wire[];
  /** What time it is, in hundredths of the ruler; null on other days. */
  now: number | null;
};

/** What is drawn behind the cards of a lane: the wires between the parts of jobs, and the time it is. */
export function LaneWires({ wires, now }: LaneWiresProps) {
  if (wires.length === 0 && now === null) return null;
  return (
    <svg className="calendar-wires" aria-hidden="true">
      {now !== null && (
        <line className="calendar-now" x1={`${now}%`} x2={`${now}%`} y1="0" y2="100%" />
      )}
      {wires.map((wire) => (
        <WirePart key={wire.key} wire={wire} />
      ))}
    </svg>
  );
}

function WirePart({ wire: { entryId, work, lines } }: { wire: Wire }) {
  const { isLit } = useLitJob(entryId);
  return (
    <g className={`calendar-wire ${workClasses[work]}${isLit ? ' is-lit' : ''}`}>
      {lines.map(({ x1, y1, x2, y2 }) => (
        <line
          key={`${x1} ${y1} ${x2} ${y2}`}
          x1={`${x1}%`}
          y1={`${y1}%`}
          x2={`${x2}%`}
          y2={`${y2}%`}
        />
      ))}
    </g>
  );
}
