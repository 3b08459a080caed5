import type { BookableService } from '#src/domain/settings/index.ts';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import bookingStrings from './booking-words.json' with { type: 'json' };

/** Offers to begin with what about every lift shop does, by one press. */
export function UsualServices({ usual }: { usual: readonly BookableService[] }) {
  const t = useStrings(bookingStrings);
  const locale = useLocale();
  const withHours = usual.map(
    ({ name, minutes }) => `${name[locale]} (${t('duration.hours', { hours: minutes / 60 })})`,
  );
  return (
    <>
      <p>{t('usual', { services: withHours.join(', ') })}</p>
      <IntentButton fields={{ intent: 'usual' }} className="button button--outline">
        {t('usual.add')}
      </IntentButton>
    </>
  );
}
