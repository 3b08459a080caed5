import { createFairLine } from './fair-line.ts';
import { createPace } from './pace.ts';

export type ClassRule = {
  /** Requests that are worked on at the same time. */
  running: number;
  /** Longest wait in ms when many arrive at once. */
  burstMs: number;
  /** The same once the line has not been empty for a second: more arrives than can be answered. */
  standingMs: number;
};

/** Wait at most `waitMs`, or come back after `retrySeconds`. */
export type LaneVerdict = { do: 'wait'; waitMs: number } | { do: 'refuse'; retrySeconds: number };

/** One client has at most this part of the places, so that another one always finds a free one. */
const clientShare = 3 / 4;

/** The places of one class, and the line for them. Times are those of any clock that only moves forward. */
export function createLane<Item extends { client: string }>(rule: ClassRule) {
  const line = createFairLine<Item>();
  const pace = createPace({ longestMs: rule.burstMs });
  const running = new Map<string, number>();
  let total = 0;
  let places = rule.running;

  function hasPlace(client: string): boolean {
    const share = Math.max(1, Math.floor(places * clientShare));
    return total < places && (running.get(client) ?? 0) < share;
  }

  function begin(client: string): void {
    running.set(client, (running.get(client) ?? 0) + 1);
    total += 1;
  }

  function noteLeft(): void {
    if (line.size() === 0) pace.noteEmpty();
  }

  return {
    hasPlace,
    begin,
    /** Whether others wait because all places are taken, and not only for the end of what their own client does. */
    isFull: () => line.size() > 0 && total >= places,
    counts: () => ({ running: total, waiting: line.size() }),
    setPlaces(most: number): void {
      places = most;
    },
    done(client: string): void {
      const left = (running.get(client) ?? 1) - 1;
      if (left > 0) running.set(client, left);
      else running.delete(client);
      total -= 1;
    },
    /** The item is in line if it may wait. */
    join(item: Item, nowMs: number): LaneVerdict {
      const waitMs = pace.isStanding(nowMs) ? rule.standingMs : rule.burstMs;
      const estimateMs = pace.estimateMs(line.aheadOf(item.client));
      if (estimateMs > waitMs) return { do: 'refuse', retrySeconds: retryAfter(estimateMs) };
      line.join(item.client, item);
      pace.noteWaiting(nowMs);
      return { do: 'wait', waitMs };
    },
    /** Starts the next one of those that have a place; null if there is none. */
    startNext(nowMs: number): Item | null {
      const item = line.takeNext(hasPlace);
      if (item === null) return null;
      begin(item.client);
      pace.noteStart(nowMs);
      noteLeft();
      return item;
    },
    leave(item: Item): void {
      line.leave(item.client, item);
      noteLeft();
    },
  };
}

/** Twice as long as the line, so that those who come back do not find it as they left it; at most half a minute. */
export function retryAfter(waitMs: number): number {
  return Math.min(30, Math.max(2, Math.ceil((2 * waitMs) / 1000)));
}
