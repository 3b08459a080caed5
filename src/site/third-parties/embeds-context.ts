import { createContext, useContext } from 'react';
import type { EmbedName } from '#src/lib/embeds.ts';

/** What the shop has set up of other companies; nothing in a draft, which nobody visits. */
export const EmbedsContext = createContext<readonly EmbedName[]>([]);

export function useEmbeds(): readonly EmbedName[] {
  return useContext(EmbedsContext);
}
