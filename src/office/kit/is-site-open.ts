import { createContext, useContext } from 'react';

/** Whether strangers see the site, and so what is published. */
export const IsSiteOpenContext = createContext(true);

export function useIsSiteOpen(): boolean {
  return useContext(IsSiteOpenContext);
}
