import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import bookingStrings from './booking-words.json' with { type: 'json' };

/** In the reader's language. */
type Usual = { name: string; minutes: number };

/** Offers to begin with what about every lift shop does, by one press. */
export function UsualServices({ usual }: { usual: readonly Usual[] }) {
  const t = useStrings(bookingStrings);
  const withHours = usual.map(
    ({ name, minutes }) => `${name} (${t('duration.hours', { hours: minutes / 60 })})`,
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
