import { createContext, useContext } from 'react';

/** The time zone for all times in the office: the shop's, wherever its staff are. */
export const ShopTimeZoneContext = createContext('UTC');

export function useShopTimeZone(): string {
  return useContext(ShopTimeZoneContext);
}
