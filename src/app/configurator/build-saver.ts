import { type BuildApi, RequestError } from './api-client.ts';
import type { Change, DraftStore, QueuedChange } from './draft-store.ts';

export type SaveStatus = 'saved' | 'saving' | 'device';

export type BuildSaver = {
  /** The device first, then the server. Never throws: a failure is logged and sent again later. */
  save(change: Change): Promise<void>;
  /** Sends what waits, of this page and of earlier ones, in the order it was done. */
  flush(): Promise<void>;
};

type SaverParts = {
  buildId: string;
  api: Pick<BuildApi, 'saveCompletedOptions' | 'sendForm'>;
  drafts: DraftStore;
  /** One tab at a time sends: the queue is everybody's. */
  exclusively<Result>(act: () => Promise<Result>): Promise<Result>;
  onStatus(status: SaveStatus): void;
  /** Told of each change that is off the queue: the server has it, or will never take it. */
  onSettled(change: QueuedChange, outcome: 'sent' | 'refused'): void;
  log(error: unknown): void;
};

/**
 * Sends the queue, one change after the other. What reached the server but whose answer was lost
 * goes again: a merge by key of the same choice changes nothing, and one build is one lead.
 */
export function createBuildSaver(parts: SaverParts): BuildSaver {
  const { buildId, drafts, onStatus } = parts;
  let running = Promise.resolve();

  async function drain(): Promise<void> {
    for (let next = first(); next; next = first()) {
      onStatus('saving');
      const outcome = await send(next, parts);
      if (outcome === 'later') return onStatus('device');
      drafts.remove(next.id);
      parts.onSettled(next, outcome);
    }
    onStatus('saved');
  }

  const first = () => drafts.list(buildId)[0];

  function flush(): Promise<void> {
    running = running.then(() => parts.exclusively(drain));
    return running;
  }

  return {
    flush,
    save(change) {
      drafts.add(buildId, change);
      return flush();
    },
  };
}

async function send(change: QueuedChange, { api, log }: SaverParts) {
  try {
    if (change.kind === 'choices') await api.saveCompletedOptions(change.buildId, change.meta);
    else await api.sendForm(change.path, change.fields);
    return 'sent';
  } catch (error) {
    log(error);
    return isFinal(error) ? 'refused' : 'later';
  }
}

/** Asking again would be answered the same: the build is gone or sent, or the choice is none. */
function isFinal(error: unknown): boolean {
  return error instanceof RequestError && [400, 404, 409, 410, 413, 422].includes(error.status);
}
