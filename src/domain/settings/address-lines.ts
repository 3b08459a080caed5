import type { ShopSettings } from './schemas.ts';

type Address = ShopSettings['address'];

/** The address as it is written on an envelope: "2100 W Desert Cove Rd", "Phoenix, AZ 85029"; [] if it is unknown. */
export function addressLines({ street, city, region, postalCode }: Address): string[] {
  const state = [region, postalCode].filter(Boolean).join(' ');
  return [street, [city, state].filter(Boolean).join(', ')].filter(Boolean);
}

/** The same in one line; '' if it is unknown. */
export function addressLine(address: Address): string {
  return addressLines(address).join(', ');
}
