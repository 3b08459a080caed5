import { useStrings } from '#src/web/words/use-strings.ts';
import type { TodayData } from './load-today.server.ts';
import type { Work } from './load-work.server.ts';
import { useShopClock } from './shop-clock.tsx';
import { minutesUntil } from './wait-words.ts';
import todayStrings from './words.json' with { type: 'json' };

type Figure = { name: FigureName; count: number; aside: string | null };
type FigureName = 'waiting' | 'comingIn' | 'inShop' | 'readyToday';

type TodayFiguresProps = Pick<TodayData, 'waiting' | 'work' | 'now'>;

/** The day in four figures, as far as the person may see them. */
export function TodayFigures(day: TodayFiguresProps) {
  const t = useStrings(todayStrings);
  const figures = useFigures(day);
  if (figures.length === 0) return null;
  return (
    <dl className="title-block">
      {figures.map(({ name, count, aside }) => (
        <div key={name}>
          <dt>{t(`figure.${name}`)}</dt>
          <dd>
            <b className="figure">{count}</b> {aside && <small>{aside}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useFigures({ waiting, work, now }: TodayFiguresProps): Figure[] {
  const t = useStrings(todayStrings);
  const clock = useShopClock();
  const figures: Figure[] = [];
  if (waiting) {
    const late = waiting.late ? t('figure.late', { count: waiting.late }) : null;
    figures.push({ name: 'waiting', count: waiting.everybody, aside: late });
  }
  if (!work) return figures;
  const { arrivals, inShop, readyToday, lanes } = work;
  const at = (name: 'figure.next' | 'figure.first', time: string | null) =>
    time && t(name, { time: clock(time) });
  return [
    ...figures,
    { name: 'comingIn', count: arrivals, aside: at('figure.next', nextIn(work, now)) },
    { name: 'inShop', count: inShop.total, aside: t('figure.bays', { count: lanes.length }) },
    { name: 'readyToday', count: readyToday.total, aside: at('figure.first', firstReady(work)) },
  ];
}

/** When the next truck comes in; null if none does. */
function nextIn({ comingIn }: Work, now: string): string | null {
  const next = comingIn.visits.find(({ startsAt }) => minutesUntil(startsAt, now) >= 0);
  return next?.startsAt ?? null;
}

/** For when the first truck is promised that is not finished. */
function firstReady({ readyToday }: Work): string | null {
  const open = readyToday.visits.filter(({ state }) => state !== 'finished');
  return open.map(({ readyBy }) => readyBy).toSorted()[0] ?? null;
}
