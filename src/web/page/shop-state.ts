import { createContext, useContext } from 'react';

/** The two letters of the shop's state, "AZ"; '' if it is unknown. What a state's law says, and what grows there, is shown nowhere else. */
export const ShopStateContext = createContext('');

export function useShopState(): string {
  return useContext(ShopStateContext);
}
