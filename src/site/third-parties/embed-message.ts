import type { EmbedName } from '#src/lib/embeds.ts';

/** How far a frame is. `open`: our lines in it run; `ready` and `failed` are about their script. */
export type EmbedState = 'waiting' | 'open' | 'ready' | 'failed';

type EmbedMessage = { state?: Exclude<EmbedState, 'waiting'>; height?: number };

const states = ['open', 'ready', 'failed'] as const;

/** Room that a frame may ask for, in pixels: a stranger's code says how much. */
const room = { least: 120, most: 2400 };

/**
 * What a frame told: anybody's words, of which only a state and a height are taken; null for what
 * comes from elsewhere. A frame without an origin says "null" as its origin.
 */
export function readEmbedMessage(
  { data, origin }: { data: unknown; origin: string },
  name: EmbedName,
): EmbedMessage | null {
  if (origin !== 'null' || typeof data !== 'object' || data === null) return null;
  const { embed, state, height } = data as Record<string, unknown>;
  if (embed !== name) return null;
  const known = states.find((one) => one === state);
  return {
    ...(known && { state: known }),
    ...(typeof height === 'number' && height > 0 && { height: clamp(height) }),
  };
}

function clamp(height: number): number {
  return Math.round(Math.min(room.most, Math.max(room.least, height)));
}
