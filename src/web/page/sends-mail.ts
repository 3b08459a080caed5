import { createContext, useContext } from 'react';

/** Whether letters are really sent. Without a mail server they stay in the outbox, and pages say so. */
export const SendsMailContext = createContext(true);

export function useSendsMail(): boolean {
  return useContext(SendsMailContext);
}
