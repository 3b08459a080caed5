import { createContext, useContext } from 'react';

/** Whether the person may set up the mail server, and so whether a link leads there. */
export const MayConnectContext = createContext(false);

export function useMayConnect(): boolean {
  return useContext(MayConnectContext);
}
