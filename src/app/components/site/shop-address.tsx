import contactStrings from '#src/app/strings/contact.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';

type ShopAddressProps = {
  /** The shop's name, where it is not said beside. */
  name?: string;
  lines: readonly string[];
  directionsUrl: string;
};

/** Where the shop is, as text, and the way there in whatever map the visitor uses. */
export function ShopAddress({ name, lines, directionsUrl }: ShopAddressProps) {
  const t = useStrings(contactStrings);
  return (
    <>
      <address>
        {name && <b>{name}</b>}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <a className="link" href={directionsUrl} rel="noopener">
        {t('directions')} <Icon name="route" />
      </a>
    </>
  );
}
