import type { LetterData } from '#src/domain/mail/index.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import { formatShopDay, timeOf } from '#src/web/words/format-shop-time.ts';
import {
  LetterButton,
  LetterFrame,
  type LetterSetting,
  letterWords,
  Paragraph,
} from './letter-frame.tsx';

type TruckReadyProps = { data: LetterData<'truck-ready'>; setting: LetterSetting };

/** To the customer who left the truck: it is ready, and until when it can be picked up. */
export function TruckReady({ data, setting }: TruckReadyProps) {
  const t = letterWords(setting.locale);
  const { name, service, truck, contactUrl } = data;
  const pickup = pickupWords(data, setting);
  return (
    <LetterFrame {...setting} preview={pickup} title={t('ready.title', { name })}>
      <Paragraph>{t('ready.text', { truck, service })}</Paragraph>
      <Paragraph>{pickup}</Paragraph>
      <Paragraph>{t('ready.other')}</Paragraph>
      <LetterButton href={contactUrl}>{t('ready.button')}</LetterButton>
    </LetterFrame>
  );
}

function pickupWords({ pickup, timeZone }: LetterData<'truck-ready'>, { locale }: LetterSetting) {
  const t = letterWords(locale);
  if (!pickup) return t('ready.closed');
  const clock = { timeZone, locale };
  return t(pickup.isOpen ? 'ready.today' : 'ready.later', {
    date: formatShopDay(pickup.opensAt, clock),
    opens: timeOf(pickup.opensAt, clock),
    closes: timeOf(pickup.closesAt, clock),
    zone: zoneName(timeZone, locale),
  });
}
