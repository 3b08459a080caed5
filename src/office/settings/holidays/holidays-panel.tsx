import { Form } from 'react-router';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { type HolidayOffer, holidayField } from './offer-holidays.ts';
import holidayStrings from './words.json' with { type: 'json' };

/** Federal holidays to take as closed days by ticking them. Empty once all are taken. */
export function HolidaysPanel({ offers }: { offers: readonly HolidayOffer[] }) {
  const t = useStrings(holidayStrings);
  const locale = useLocale();
  const isNew = !offers.some(({ isTaken }) => isTaken);
  const isAnyLeft = offers.some(({ isTaken }) => !isTaken);
  if (offers.length === 0) return null;
  return (
    <details className="fold" open={isNew || undefined}>
      <summary>
        {t('title')} <small>{t('help')}</small>
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="settings-holidays"
        key={offers.filter(({ isTaken }) => isTaken).length}
      >
        <input type="hidden" name="intent" value="add-holidays" />
        <fieldset>
          <legend className="visually-hidden">{t('title')}</legend>
          {offers.map(({ date, label, isTaken }) => (
            <label key={date} className="check">
              <input
                type="checkbox"
                name={holidayField}
                value={date}
                defaultChecked={isTaken}
                disabled={isTaken}
              />
              <span>
                {label[locale]}
                <span className="field-help">
                  {formatDate(date, { locale, style: 'weekdayAndDate' })}
                </span>
                {isTaken && <StatusBadge tone="good">{t('taken')}</StatusBadge>}
              </span>
            </label>
          ))}
        </fieldset>
        {isAnyLeft ? (
          <button type="submit" className="button button--outline">
            {t('take')}
          </button>
        ) : (
          <p className="muted">{t('allTaken')}</p>
        )}
      </Form>
    </details>
  );
}
