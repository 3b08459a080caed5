import headerStrings from '#src/app/strings/header.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import type { ShopContact } from './site-frame-data.ts';

/** The number as people write it, dialled as E.164. */
export function PhoneLink({ shop, className }: { shop: ShopContact; className: string }) {
  const t = useStrings(headerStrings);
  return (
    <a
      className={className}
      href={`tel:${shop.phone}`}
      aria-label={t('phone', { phone: shop.phoneText })}
    >
      <Icon name="phone" />
      <span>{shop.phoneText}</span>
    </a>
  );
}
