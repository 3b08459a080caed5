import { type AdmissionRules, createAdmissionQueue, type Waiting } from './admission-queue.ts';
import { type AdmissionStats, countAdmissions } from './count-admissions.ts';
import { retryAfter } from './lane.ts';
import { firstPlaces, learnFromPage } from './page-places.ts';

export const usualRules: AdmissionRules = {
  // Their number is limited where their bodies are (request-bodies), and each network's (limit-forms).
  form: { running: 256, burstMs: 10_000, standingMs: 10_000 },
  // From here on the places of pages are measured (page-places).
  page: { running: firstPlaces.places, burstMs: 1_500, standingMs: 400 },
  // Drawn by the processor that renders the pages.
  drawing: { running: 4, burstMs: 2_000, standingMs: 1_000 },
  // Read from disk, or made by other threads in a fair line of their own (assets/variants).
  picture: { running: 128, burstMs: 5_000, standingMs: 2_000 },
};

export type Admission = {
  /** Null if it may be worked on now; else when to come back, in seconds. */
  retrySeconds: number | null;
  /** Somebody else may have been given the same page meanwhile. */
  hasWaited: boolean;
  /** The work is done. */
  leave(): void;
};

export type AdmissionGate = {
  /** Waits for a place. `signal`: the client is gone. */
  enter(request: Waiting, signal: () => AbortSignal): Promise<Admission>;
  /** For metrics; `pagePlaces` is the measured number of places for pages. */
  stats(): AdmissionStats & { pagePlaces: number };
};

type Ticket = Waiting & { resolve(admission: Admission): void; drop(): void };

/** Lets in as many requests as can be worked on, and tells the rest at once when to come back. */
export function createAdmissionGate(rules: AdmissionRules = usualRules): AdmissionGate {
  const queue = createAdmissionQueue<Ticket>(rules);
  const counted = countAdmissions(queue);
  let pages = { ...firstPlaces, places: rules.page.running };

  /** What a page took, from its place to its answer. */
  function learn(ms: number): void {
    pages = learnFromPage(pages, { ms, isWaiting: queue.counts('page').waiting > 0 });
    queue.setPlaces('page', Math.floor(pages.places));
  }

  function admit({ kind, client }: Waiting, hasWaited: boolean): Admission {
    const sinceMs = performance.now();
    return {
      retrySeconds: null,
      hasWaited,
      leave() {
        queue.done({ kind, client });
        if (kind === 'page') learn(performance.now() - sinceMs);
        startNext();
      },
    };
  }

  function startNext(): void {
    const nowMs = performance.now();
    for (let ticket = queue.next(nowMs); ticket; ticket = queue.next(nowMs)) {
      ticket.drop();
      ticket.resolve(admit(ticket, true));
    }
  }

  function refuse({ kind }: Waiting, retrySeconds: number): Admission {
    counted.noteRefused(kind);
    return { retrySeconds, hasWaited: true, leave: () => undefined };
  }

  return {
    async enter(request, signal) {
      const { promise, resolve } = Promise.withResolvers<Admission>();
      const ticket: Ticket = { ...request, resolve, drop: () => undefined };
      const verdict = queue.offer(ticket, performance.now());
      if (verdict.do === 'start') return admit(request, false);
      if (verdict.do === 'refuse') return refuse(request, verdict.retrySeconds);
      ticket.drop = afterWaiting(verdict.waitMs, signal(), () => {
        queue.leave(ticket);
        resolve(refuse(request, retryAfter(verdict.waitMs)));
        startNext();
      });
      return promise;
    },
    stats: () => ({ ...counted.read(), pagePlaces: pages.places }),
  };
}

/** Calls back once, after this time or if the signal comes first. Returns a function that prevents it. */
function afterWaiting(ms: number, signal: AbortSignal, callback: () => void): () => void {
  const drop = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  };
  const end = () => {
    drop();
    callback();
  };
  const timer = setTimeout(end, ms);
  signal.addEventListener('abort', end, { once: true });
  return drop;
}
