import type { ShopSettings } from './schemas.ts';

/** The street that earlier versions gave a shop about which nothing was known. */
const placeholder = '1 Your Street';

/** An empty shop of an earlier version had the address and the phone of nobody in Phoenix: it has none. */
export function withoutPlaceholders(settings: ShopSettings): ShopSettings {
  const { address, isSetUp } = settings;
  if (isSetUp || address.street !== placeholder) return settings;
  return {
    ...settings,
    address: { ...address, street: '', city: '', region: '', postalCode: '' },
    phone: '',
    smsPhone: '',
    email: '',
  };
}
