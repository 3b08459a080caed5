import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { durationText, fromPriceText } from '../list/service-text.ts';
import serviceStrings from '../words.json' with { type: 'json' };
import type { ServiceCard } from './load.server.ts';

/** Time, price and lead time: what people call about. */
export function ServiceFigures({ service }: { service: ServiceCard }) {
  const t = useStrings(serviceStrings);
  const locale = useLocale();
  const { duration, canWait, fromCents, priceNote, leadTimeDays: days } = service;
  const lead = t(`lead.days.${plural(days, locale)}`, { count: days });
  const hours = durationText(duration, locale);
  const price = fromPriceText(fromCents, locale);
  return (
    <dl className="title-block">
      {hours !== '' && (
        <div>
          <dt>{t('inBay')}</dt>
          <dd>
            {hours}
            <small>{t(canWait ? 'wait' : 'leave')}</small>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('price')}</dt>
        <dd>
          {price}
          {priceNote !== price && <small>{priceNote}</small>}
        </dd>
      </div>
      {hours !== '' && (
        <div>
          <dt>{t('lead')}</dt>
          <dd>
            {days === 0 ? t('lead.none') : lead}
            <small>{t(days === 0 ? 'lead.none.note' : 'lead.note')}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}
