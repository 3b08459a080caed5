import { type ClassRule, createLane, type LaneVerdict } from './lane.ts';
import { type RequestClass, requestClasses } from './request-class.ts';

export type AdmissionRules = Readonly<Record<RequestClass, ClassRule>>;

export type Waiting = { kind: RequestClass; client: string };

export type Verdict = { do: 'start' } | LaneVerdict;

/** Drawings and pictures let so many pages go first, then one is theirs: a page without any is broken. */
const pagesFirst = 5;
/** Pages that have not moved for this long wait for something else than the processor, which pictures need. */
const stuckMs = 1000;

/**
 * Who is worked on, who waits, and who is refused: the most urgent class first, clients of a class in turn, and nobody
 * waits longer than the class is worth. How long a newcomer would wait is estimated from the pace at which the line
 * has been moving, so a slower database or a busy processor shortens the line by itself. Without a clock; `nowMs` is
 * any that only moves forward.
 */
export function createAdmissionQueue<Item extends Waiting>(rules: AdmissionRules) {
  const newLane = (kind: RequestClass) => createLane<Item>(rules[kind]);
  const lanes = {
    form: newLane('form'),
    page: newLane('page'),
    drawing: newLane('drawing'),
    picture: newLane('picture'),
  } satisfies Record<RequestClass, unknown>;
  let pagesInRow = 0;
  let lastPageMs = Number.NEGATIVE_INFINITY;

  /** Whether pages that wait go first. */
  function yields(kind: RequestClass, nowMs: number): boolean {
    const isLast = kind === 'drawing' || kind === 'picture';
    const isMoving = nowMs - lastPageMs < stuckMs;
    return isLast && isMoving && lanes.page.isFull() && pagesInRow < pagesFirst;
  }

  function noteTurn(kind: RequestClass, nowMs: number): void {
    pagesInRow = kind === 'page' ? pagesInRow + 1 : 0;
    if (kind === 'page') lastPageMs = nowMs;
  }

  return {
    /** A request that is told to wait is in line until it is started or leaves. */
    offer(item: Item, nowMs: number): Verdict {
      const lane = lanes[item.kind];
      // Others in line have no place: whoever had one was started when it became free.
      if (!lane.hasPlace(item.client) || yields(item.kind, nowMs)) return lane.join(item, nowMs);
      lane.begin(item.client);
      noteTurn(item.kind, nowMs);
      return { do: 'start' };
    },
    /** The next one to start; null if there is none. */
    next(nowMs: number): Item | null {
      for (const kind of requestClasses) {
        const item = yields(kind, nowMs) ? null : lanes[kind].startNext(nowMs);
        if (item === null) continue;
        noteTurn(kind, nowMs);
        return item;
      }
      return null;
    },
    /** Gives up its wait. */
    leave: (item: Item) => lanes[item.kind].leave(item),
    done: ({ kind, client }: Waiting) => lanes[kind].done(client),
    setPlaces: (kind: RequestClass, places: number) => lanes[kind].setPlaces(places),
    counts: (kind: RequestClass) => lanes[kind].counts(),
  };
}
