import type { ShopContact } from '#src/site/kit/site-frame-data.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import headerStrings from './header-words.json' with { type: 'json' };

/** The number as people write it, dialed as E.164; nothing while the shop has none. */
export function PhoneLink({ shop, className }: { shop: ShopContact; className: string }) {
  const t = useStrings(headerStrings);
  if (shop.phone === '') return null;
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
