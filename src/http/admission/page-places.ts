/** Fewer would leave the processor idle while a page waits for the database. */
const fewest = 4;
const most = 64;
const first = 12;

/** So many pages may wait for each other behind their places; between the two numbers nothing changes. */
const behind = { tooFew: 2, tooMany: 4 };

/** Weight of the newest page, and how fast it is forgotten that pages were once quicker. */
const newest = 0.1;
const forgetting = 1.000_01;

export type PagePlaces = {
  /** How many pages to render at the same time; a fraction counts when it is whole. */
  places: number;
  /** What pages have taken lately, and when they were quickest, in ms. */
  recentMs: number;
  quickMs: number;
};

export const firstPlaces: PagePlaces = { places: first, recentMs: 0, quickMs: 0 };

/**
 * Learns from a page that was rendered in `ms`. If pages take three times as long as when they are alone, two of three
 * places only wait for the others, whatever it is that they share, a processor or a database: then there are fewer.
 * If more places make no page slower, as with a database far away, there are more. (The rule of TCP Vegas.)
 */
export function learnFromPage(
  before: PagePlaces,
  { ms, isWaiting }: { ms: number; isWaiting: boolean },
): PagePlaces {
  const recentMs = before.recentMs === 0 ? ms : before.recentMs * (1 - newest) + ms * newest;
  const quickMs = before.quickMs === 0 ? recentMs : Math.min(recentMs, before.quickMs * forgetting);
  const waitingBehind = before.places * (1 - quickMs / Math.max(recentMs, 0.001));
  const step = 1 / before.places;
  if (waitingBehind > behind.tooMany) {
    return { places: Math.max(fewest, before.places - step), recentMs, quickMs };
  }
  const isRoom = isWaiting && waitingBehind < behind.tooFew;
  return {
    places: isRoom ? Math.min(most, before.places + step) : before.places,
    recentMs,
    quickMs,
  };
}
