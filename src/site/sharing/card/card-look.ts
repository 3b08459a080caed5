import type { BrandPicture } from '#src/domain/brand/index.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { oncePer } from '#src/lib/once-per.ts';
import { type CardColors, cardColors } from './card-colors.ts';

/** How the pictures for sharing of this shop look. */
export type CardLook = {
  shopName: string;
  /** Its own logo instead of the name. */
  logo: { href: string; width: number; height: number } | null;
  colors: CardColors;
  /** Only in Arizona do saguaros grow. */
  hasSaguaros: boolean;
};

type Shop = Pick<ShopSettings, 'name' | 'brand' | 'address'>;

/** Computed once per version of the settings. */
export const cardLook: (shop: Shop) => CardLook = oncePer(
  ({ name, brand, address }: Shop): CardLook => ({
    shopName: name,
    logo: brand.logo.kind === 'picture' ? logoOf(brand.logo) : null,
    colors: cardColors(brand.colors),
    hasSaguaros: address.region === 'AZ',
  }),
);

function logoOf({ type, data, widthPx, heightPx }: BrandPicture) {
  const href =
    type === 'svg'
      ? `data:image/svg+xml,${encodeURIComponent(data)}`
      : `data:image/png;base64,${data}`;
  return { href, width: widthPx, height: heightPx };
}
