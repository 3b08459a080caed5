import { addressLines, formatPhone, type ShopSettings } from '#src/domain/settings/index.ts';
import type { LocaleCode } from '#src/lib/locales.ts';

/** What is told of a shop before its site opens; null and [] for what nobody has entered yet. */
export type OpeningFacts = {
  name: string | null;
  phone: { number: string; text: string } | null;
  addressLines: string[];
  languages: readonly LocaleCode[];
};

type Told = Pick<ShopSettings, 'isSetUp' | 'name' | 'phone' | 'address' | 'languages'>;

/** Only what the shop has said itself: before that its settings are placeholders. */
export function openingFacts({
  isSetUp,
  name,
  phone,
  address,
  languages: { on: languages },
}: Told): OpeningFacts {
  if (!isSetUp) return { name: null, phone: null, addressLines: [], languages };
  return {
    name,
    phone: phone ? { number: phone, text: formatPhone(phone) } : null,
    addressLines: addressLines(address),
    languages,
  };
}
