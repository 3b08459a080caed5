import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { useLocale } from '#src/web/words/use-strings.ts';
import { hundredth } from './bay-lanes.ts';
import { useShopClock } from './shop-clock.tsx';

type BayRulerProps = {
  /** Between which instants it runs, in ms. */
  ruler: { from: number; to: number };
  now: { at: number; time: string } | null;
};

const hourMs = 3_600_000;

/** The hours of the day; names of hours that the time of now would cover are left out. */
export function BayRuler({ ruler, now }: BayRulerProps) {
  const language = isoOf(useLocale());
  const timeZone = useShopTimeZone();
  const clock = useShopClock();
  const first = Math.ceil(ruler.from / hourMs) * hourMs;
  const count = Math.floor((ruler.to - first) / hourMs) + 1;
  const hours = Array.from({ length: count }, (_, hour) => first + hour * hourMs);
  const format = dateFormat(language, { hour: 'numeric', timeZone });
  const covered = now?.at ?? Number.NEGATIVE_INFINITY;
  return (
    <svg className="today-ruler" aria-hidden="true">
      {hours.map((ms, hour) => {
        const at = hundredth(ms, ruler);
        const isEnd = at > 96;
        const distance = Math.abs(at - covered);
        return (
          <g key={ms}>
            <line x1={`${at}%`} x2={`${at}%`} y1="19" y2="26" />
            {distance > 8 && (
              <text
                x={`${at}%`}
                y="13"
                textAnchor={isEnd ? 'end' : at < 4 ? 'start' : 'middle'}
                className={hour % 3 !== 0 || distance < 22 ? 'today-hour-fine' : undefined}
              >
                {format.format(ms)}
              </text>
            )}
          </g>
        );
      })}
      {now && (
        <svg aria-hidden="true" className="today-now" x={`${now.at}%`}>
          <rect x="-29" y="-1" width="58" height="19" rx="2" />
          <text y="13" textAnchor="middle">
            {clock(now.time)}
          </text>
        </svg>
      )}
    </svg>
  );
}
