import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import { translate } from '#src/web/words/translate.ts';
import siteStrings from './words.json' with { type: 'json' };

type Shop = Pick<ShopSettings, 'name' | 'brand' | 'combinedYears'>;

/** From when on a team may speak of decades of experience. */
const decades = 20;

/** The shop in a sentence, for pages that do not describe themselves and for the installed site: its tagline, if it has one. */
export function shopDescription({ name, brand, combinedYears }: Shop, locale: LocaleCode): string {
  const t = translate(siteStrings, locale);
  const tagline = brand.tagline[locale];
  if (tagline) return `${name}: ${tagline}`;
  return t(combinedYears >= decades ? 'description' : 'description.young', { name });
}
