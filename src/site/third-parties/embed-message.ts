import type { EmbedName } from '#src/lib/embeds.ts';

/** The state of a frame. `open`: our code in it runs; `ready` and `failed` are about the provider's script. */
export type EmbedState = 'waiting' | 'open' | 'ready' | 'failed';

type EmbedMessage = { state?: Exclude<EmbedState, 'waiting'>; height?: number };

const states = ['open', 'ready', 'failed'] as const;

/** Limits for the height that a frame may request, in pixels, because untrusted code decides it. */
const room = { least: 120, most: 2400 };

/**
 * A frame's message: untrusted, so only a state and a height are taken; null for messages from elsewhere. A frame
 * without an origin has the origin "null".
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
