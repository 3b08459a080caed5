import { createContext, useContext } from 'react';

/** Whose clock the office tells moments by: the shop's, wherever its staff are. */
export const ShopTimeZoneContext = createContext('UTC');

export function useShopTimeZone(): string {
  return useContext(ShopTimeZoneContext);
}
