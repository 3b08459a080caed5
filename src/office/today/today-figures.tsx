import { useStrings } from '#src/web/words/use-strings.ts';
import type { TodayData } from './load-today.server.ts';
import todayStrings from './words.json' with { type: 'json' };

type Figure = { name: FigureName; count: number; aside: string | null };
type FigureName = 'waiting' | 'comingIn' | 'inShop' | 'readyToday';

/** The day in four figures, as far as the person may see them. */
export function TodayFigures({ waiting, work }: Pick<TodayData, 'waiting' | 'work'>) {
  const t = useStrings(todayStrings);
  const figures: Figure[] = [];
  if (waiting) {
    const late = waiting.late > 0 ? t('figure.late', { count: waiting.late }) : null;
    figures.push({ name: 'waiting', count: waiting.total, aside: late });
  }
  if (work) {
    const { comingIn, inShop, readyToday, lanes } = work;
    const bays = t('figure.bays', { count: lanes.length });
    figures.push({ name: 'comingIn', count: comingIn.total, aside: null });
    figures.push({ name: 'inShop', count: inShop.total, aside: bays });
    figures.push({ name: 'readyToday', count: readyToday.total, aside: null });
  }
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
