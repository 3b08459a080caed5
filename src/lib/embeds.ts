/** Content by other companies. Each runs in its own frame and only after the visitor agreed. */
export const embedNames = ['chat', 'tags', 'reviews', 'privacy'] as const;
export type EmbedName = (typeof embedNames)[number];

/**
 * What a frame may do. Without `allow-same-origin` it has no origin, so it reaches neither cookies nor storage nor
 * our pages. Invisible frames get neither forms nor popups.
 */
export function frameSandbox(name: EmbedName): string {
  const shown = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
  return name === 'tags' ? 'allow-scripts' : shown;
}
