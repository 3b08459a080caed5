import { Link } from 'react-router';
import { textIn } from '#src/lib/translated.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { TruckPicture } from '#src/office/trucks/index.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Trucks } from './load-today.server.ts';
import type { OvernightLine } from './load-work.server.ts';
import { useShortTime } from './use-since-words.ts';
import todayStrings from './words.json' with { type: 'json' };

type OvernightListProps = {
  lines: readonly OvernightLine[];
  /** The shop is open again. */
  isOver: boolean;
  trucks: Trucks;
  now: string;
};

/** What customers booked and canceled by themselves while nobody was there. Nothing after a quiet night. */
export function OvernightList({ lines, isOver, trucks, now }: OvernightListProps) {
  const t = useStrings(todayStrings);
  const locale = useLocale();
  const time = useShortTime(now);
  if (lines.length === 0) return null;
  return (
    <Panel title={t(isOver ? 'overnight' : 'overnight.still')} count={lines.length}>
      <ul className="today-list">
        {lines.map(({ id, name, kind, serviceName, startsAt, at }) => (
          <li key={id}>
            <TruckPicture truck={trucks[id] ?? null} />
            <div className="today-who">
              <Link to={adminHrefs.visit({ id })}>{t(`overnight.${kind}`, { who: name })}</Link>
              <small>
                {textIn(serviceName, locale)} · <ShopTime at={startsAt} />
              </small>
              <small>{t('since.sent', { time: time(at) })}</small>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
