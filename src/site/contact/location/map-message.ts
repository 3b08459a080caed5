/** So long a visitor waits for a live map (specification, sections 7 and 8), ms. */
export const mapPatienceMs = 5000;

/** The shop's streets. */
export const usualZoom = 14;

const states = ['open', 'ready', 'failed'] as const;

/** How far the frame of a live map is; null for what comes from elsewhere or says something else. */
export function readMapMessage({ data, origin }: { data: unknown; origin: string }) {
  if (origin !== 'null' || typeof data !== 'object' || data === null) return null;
  const { embed, state } = data as Record<string, unknown>; // anybody's words
  if (embed !== 'map') return null;
  return states.find((one) => one === state) ?? null;
}
