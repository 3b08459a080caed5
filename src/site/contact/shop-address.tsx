import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import contactStrings from './words.json' with { type: 'json' };

type ShopAddressProps = {
  /** The shop's name, unless it is shown next to it. */
  name?: string;
  lines: readonly string[];
  /** Null if there is no street to go to. */
  directionsUrl: string | null;
};

/** The shop's address as text, with a link to directions in the visitor's map app; nothing while it is unknown. */
export function ShopAddress({ name, lines, directionsUrl }: ShopAddressProps) {
  const t = useStrings(contactStrings);
  if (lines.length === 0) return null;
  return (
    <>
      <address translate="no">
        {name && <b>{name}</b>}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {directionsUrl !== null && (
        <a className="link" href={directionsUrl} rel="noopener">
          {t('directions')} <Icon name="route" />
        </a>
      )}
    </>
  );
}
