/** A paint; `colour` is '#rrggbb'. */
export type Paint = { colour: string; finish: 'solid' | 'metallic' };

/**
 * The paints that an owner can pick: like those that trucks come in, by names of our own, so that no maker's color is
 * promised.
 */
export const paints = {
  bone: { colour: '#e9e6de', finish: 'solid' },
  ink: { colour: '#1a1c1f', finish: 'solid' },
  silver: { colour: '#b9bdc1', finish: 'metallic' },
  graphite: { colour: '#4b4f55', finish: 'metallic' },
  cement: { colour: '#8d9394', finish: 'solid' },
  signal: { colour: '#b3201d', finish: 'solid' },
  garnet: { colour: '#6d1b24', finish: 'metallic' },
  ember: { colour: '#b4531d', finish: 'metallic' },
  mesa: { colour: '#b59a72', finish: 'solid' },
  lake: { colour: '#27507f', finish: 'metallic' },
  pine: { colour: '#2b4a3c', finish: 'metallic' },
  sage: { colour: '#6f7d62', finish: 'solid' },
} as const satisfies Record<string, Paint>;

export type PaintId = keyof typeof paints;
export const paintIds = Object.keys(paints) as [PaintId, ...PaintId[]];

/** What the fender flares can be finished in other than how they came. */
export const flareFinishes = ['body', 'black'] as const;
/** What chrome, or bumpers that came black, can be finished in. */
export const trimFinishes = ['black', 'chrome', 'body'] as const;
