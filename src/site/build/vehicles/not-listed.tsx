import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import pickerStrings from './words.json' with { type: 'json' };

/** Phone numbers of the shop, E.164; `text` is '' if it takes no text messages. */
export type ShopPhones = { call: string; text: string };

type NotListedProps = {
  /** What was typed without a match; '' if nothing was. */
  words: string;
  /** Left out if the page does not know them. */
  phones?: ShopPhones;
};

/** If a truck is not on record, the visitor can contact a person, with what they typed. */
export function NotListed({ words, phones }: NotListedProps) {
  const t = useStrings(pickerStrings);
  return (
    <div className="build-unlisted">
      <p className="small">
        <b>{words === '' ? t('notListed.ask') : t('found.none', { words })}</b>{' '}
        {t('notListed.help')}
      </p>
      <p className="cluster">
        <Link className="link" to={hrefs.contact({ truck: words })}>
          {t('notListed.write')}
        </Link>
        {phones && (
          <>
            <a className="link" href={`tel:${phones.call}`}>
              <Icon name="phone" /> {t('notListed.call')}
            </a>
            {phones.text !== '' && (
              <a
                className="link"
                href={`sms:${phones.text}?body=${encodeURIComponent(messageToShop(words, t))}`}
              >
                <Icon name="message" /> {t('notListed.text')}
              </a>
            )}
          </>
        )}
      </p>
    </div>
  );
}

type PickerText = ReturnType<typeof useStrings<keyof typeof pickerStrings>>;

function messageToShop(words: string, t: PickerText): string {
  return words === '' ? t('message.empty') : t('message', { words });
}
