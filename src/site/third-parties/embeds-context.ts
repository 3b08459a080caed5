import { createContext, useContext } from 'react';
import type { EmbedName } from '#src/lib/embeds.ts';

/** The third-party content that the shop has set up; none in a draft, which is not visited. */
export const EmbedsContext = createContext<readonly EmbedName[]>([]);

export function useEmbeds(): readonly EmbedName[] {
  return useContext(EmbedsContext);
}
