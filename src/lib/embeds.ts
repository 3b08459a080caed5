/** Parts of pages that other companies make. Each runs in a frame of its own, after a yes. */
export const embedNames = ['chat', 'tags', 'reviews', 'privacy'] as const;
export type EmbedName = (typeof embedNames)[number];

/**
 * What a frame may do: without `allow-same-origin` it has no origin, so neither cookies nor storage
 * nor pages of ours. What nobody sees needs neither forms nor windows.
 */
export function frameSandbox(name: EmbedName): string {
  const shown = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
  return name === 'tags' ? 'allow-scripts' : shown;
}
