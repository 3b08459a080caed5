import { createContext, useContext } from 'react';
import { useBrand } from '#src/web/brand/brand-look.ts';

/** How many wait for an answer, according to the frame; 0 for people who may not see leads. */
export const WaitingCount = createContext(0);

/** "(3) Today | Ironwood": the tab's title shows how many wait. */
export function useTabTitle(title: string): string {
  const waiting = useContext(WaitingCount);
  const { shortName } = useBrand();
  return `${waiting > 0 ? `(${waiting}) ` : ''}${title} | ${shortName}`;
}
