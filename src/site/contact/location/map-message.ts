/** How long a visitor waits for a live map (specification, sections 7 and 8), in ms. */
export const mapPatienceMs = 5000;

/** Street level around the shop. */
export const usualZoom = 14;

const states = ['open', 'ready', 'failed'] as const;

/** The state reported by the live map's frame; null for messages from elsewhere or of another kind. */
export function readMapMessage({ data, origin }: { data: unknown; origin: string }) {
  if (origin !== 'null' || typeof data !== 'object' || data === null) return null;
  const { embed, state } = data as Record<string, unknown>; // Untrusted data.
  if (embed !== 'map') return null;
  return states.find((one) => one === state) ?? null;
}
