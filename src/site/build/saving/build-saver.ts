import { RequestError } from '#src/web/forms/send-form.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import type { BuildApi } from './api-client.ts';
import { type Change, type DraftStore, isDetails, type QueuedChange } from './draft-store.ts';

export type SaveStatus = 'saved' | 'saving' | 'device';

export type BuildSaver = {
  /** Saves on the device first, then on the server. Never throws: a failure is logged and sent again later. */
  save(change: Change): Promise<void>;
  /** Sends the queue, including changes from earlier pages, in order. */
  flush(): Promise<void>;
};

/** The server has stored it, with the resulting version; or it permanently refuses it. */
export type Outcome = { kind: 'sent'; version: number } | { kind: 'refused' };

type SaverParts = {
  buildId: string;
  api: Pick<BuildApi, 'saveCompletedOptions' | 'sendForm'>;
  drafts: DraftStore;
  /** One tab at a time sends, because the queue is shared. */
  exclusively<Result>(act: () => Promise<Result>): Promise<Result>;
  onStatus(status: SaveStatus): void;
  /** Called for each change that leaves the queue. */
  onSettled(change: QueuedChange, outcome: Outcome): void;
  log(error: unknown): void;
};

/**
 * Sends the queue, one change after the other. A change whose response was lost is sent again: merging the same
 * choice changes nothing, and one build is one lead.
 */
export function createBuildSaver(parts: SaverParts): BuildSaver {
  const { buildId, drafts, onStatus } = parts;
  let running = Promise.resolve();

  async function drain(): Promise<void> {
    for (let next = first(); next; next = first()) {
      onStatus('saving');
      const outcome = await sendChange(next, parts);
      if (outcome === null) return onStatus('device');
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

/** Sends one change. Null if it should be tried again later. */
export async function sendChange(
  change: QueuedChange,
  parts: Pick<SaverParts, 'api' | 'log'>,
): Promise<Outcome | null> {
  try {
    return { kind: 'sent', version: await deliver(change, parts.api) };
  } catch (error) {
    parts.log(error);
    return isFinal(error) ? { kind: 'refused' } : null;
  }
}

/** A form leads to another page, which is loaded again, so no version is needed. */
async function deliver(change: QueuedChange, api: SaverParts['api']): Promise<number> {
  if (change.kind === 'choices') {
    const { buildId, meta, all } = change;
    const saved = await api.saveCompletedOptions(buildId, { ...all, ...meta }, Object.keys(meta));
    return saved.version;
  }
  const ledTo = await api.sendForm(change.path, change.fields);
  if (isDetails(change) && !ledTo.endsWith(hrefs.buildComplete())) throw new RequestError(422);
  return 0;
}

/** Another attempt would get the same answer: the build is gone or sent, or the choice is invalid. */
function isFinal(error: unknown): boolean {
  return error instanceof RequestError && [400, 404, 409, 410, 413, 422].includes(error.status);
}
