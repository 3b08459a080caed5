import type { CompletedOptions } from '#src/domain/builds/index.ts';
import { saveRefused } from '../details/saved-details.ts';
import { browserApi } from './api-client.ts';
import { openBuildChannel } from './build-channel.ts';
import { createBuildSaver, type Outcome, type SaveStatus } from './build-saver.ts';
import {
  type DraftStore,
  deviceDrafts,
  isDetails,
  isHandedToWorker,
  type QueuedChange,
  waitingChoices,
} from './draft-store.ts';
import { readLastVersion, rememberVersion } from './last-version.ts';
import { createSender } from './retry-sending.ts';

export type OfflineBuild = {
  /** `all` is everything completed at that time. */
  choose(meta: CompletedOptions, all: CompletedOptions): void;
  /** Whether a build of this version contains everything that was chosen on this device. */
  isKnownTo(version: number): boolean;
  close(): void;
};

export type OfflineBuildEvents = {
  /** Chosen on this device: in another tab, or in a visit that could not send it. */
  onChosen(meta: CompletedOptions): void;
  /** The server knows something that this page does not. */
  onChanged(): void;
  /** The server permanently refuses what was chosen here. */
  onRefused(): void;
  /** The queue of an earlier visit was delivered. */
  onResumed(): void;
  /** The queued details were delivered: the build is a lead. */
  onSubmitted(): void;
  onStatus(status: SaveStatus): void;
};

/** Keeps one build of this browser in sync: on the device, on the server, and in every tab. */
export function createOfflineBuild(buildId: string, events: OfflineBuildEvents): OfflineBuild {
  const drafts = deviceDrafts();
  const waiting = drafts.list(buildId);
  let isClosed = false;
  const channel = openBuildChannel((news) => {
    if (news.kind === 'changed') events.onChanged();
    else if (news.buildId === buildId) events.onChosen(news.meta);
  });
  function onSettled(change: QueuedChange, outcome: Outcome): void {
    if (outcome.kind === 'refused' && change.kind === 'form' && isDetails(change)) {
      saveRefused(change.fields);
    }
    if (!isClosed) reportSettled(change, outcome);
  }

  function reportSettled(change: QueuedChange, outcome: Outcome): void {
    if (outcome.kind === 'refused') {
      events.onRefused();
      return;
    }
    rememberVersion(buildId, outcome.version);
    channel.tell({ buildId, kind: 'changed' });
    if (isDetails(change)) events.onSubmitted();
    else if (waiting.at(-1)?.id === change.id) events.onResumed();
  }

  const sending = createSender(() => void saver.flush());
  const saver = createBuildSaver({
    buildId,
    api: browserApi(),
    drafts,
    exclusively: (act) => inTurn({ drafts, buildId, onSettled }, act),
    onStatus(status) {
      sending.hear(status);
      if (!isClosed) events.onStatus(status);
    },
    onSettled,
    // biome-ignore lint/suspicious/noConsole: the specification has save failures logged, not shown
    log: (error) => console.info('The build could not be saved yet.', error),
  });
  events.onChosen(waitingChoices(waiting));
  void saver.flush();
  return {
    choose(meta, all) {
      channel.tell({ buildId, kind: 'chosen', meta });
      void saver.save({ kind: 'choices', meta, all });
    },
    isKnownTo(version) {
      rememberVersion(buildId, version);
      return version >= readLastVersion(buildId) && drafts.list(buildId).length === 0;
    },
    close() {
      isClosed = true;
      sending.stop();
      channel.close();
    },
  };
}

type Turn = {
  drafts: DraftStore;
  buildId: string;
  onSettled(change: QueuedChange, outcome: Outcome): void;
};

/** One tab at a time, and not while the worker has the queue: the rest is handed to it again. */
function inTurn<Result>(
  { drafts, buildId, onSettled }: Turn,
  act: () => Promise<Result>,
): Promise<Result> {
  const takeBack = async () =>
    (await handOverToWorker()).takeFromWorker({ drafts, buildId }, onSettled);
  const handAllToWorker = async () => (await handOverToWorker()).handToWorker({ drafts, buildId });
  return oneTabAtATime(async () => {
    if (isHandedToWorker()) await takeBack().catch(() => undefined);
    const result = await act();
    if (drafts.list(buildId).length > 0) await handAllToWorker().catch(() => undefined);
    return result;
  });
}

/** Only needed without a network; loaded together with what the next steps need. */
const handOverToWorker = () => import('./hand-to-worker.ts');

/** Without locks (a page without https) two tabs may both send, which changes nothing. */
function oneTabAtATime<Result>(act: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('ironwood.build.queue', act) : act();
}
