import { createContext, useContext } from 'react';

/** How many wait for an answer, as the frame knows it; 0 for whom it does not concern. */
export const WaitingCount = createContext(0);

/** "(3) Today | Ironwood": a tab says how many wait. */
export function useTabTitle(title: string): string {
  const waiting = useContext(WaitingCount);
  return `${waiting > 0 ? `(${waiting}) ` : ''}${title} | Ironwood`;
}
