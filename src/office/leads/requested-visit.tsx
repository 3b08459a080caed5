import { Panel } from '#src/office/kit/panel.tsx';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import leadStrings from './words.json' with { type: 'json' };

export type RequestedVisitData = {
  service: string;
  vehicle: string;
  mode: 'wait' | 'drop';
  wishedDate: string;
  /** For waiting-list entries: the last suitable day. */
  untilDate: string | null;
  dayPart: 'morning' | 'afternoon' | null;
};

/** The requested appointment. */
export function RequestedVisit({ wish }: { wish: RequestedVisitData }) {
  const t = useStrings(leadStrings);
  const locale = useLocale();
  const { service, vehicle, mode, wishedDate, untilDate, dayPart } = wish;
  const dayOf = (date: string) => formatDate(date, { locale, style: 'weekdayAndDate' });
  return (
    <Panel title={t('wish')}>
      <dl className="leads-price">
        <div>
          <dt>{t('wish.service')}</dt>
          <dd>{service}</dd>
        </div>
        <div>
          <dt>{t('col.about')}</dt>
          <dd>{vehicle}</dd>
        </div>
        <div>
          <dt>{t('wish.day')}</dt>
          <dd>
            {dayOf(wishedDate)}
            {untilDate && ` – ${dayOf(untilDate)}`}
            {dayPart && `, ${t(`wish.${dayPart}`)}`}
            <small>{t(`wish.mode.${mode}`)}</small>
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
