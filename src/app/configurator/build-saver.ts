import type { CompletedOptions } from '#src/domain/builds/index.ts';
import type { BuildApi } from './api-client.ts';
import type { DraftStore } from './draft-store.ts';

export type SaveStatus = 'saved' | 'saving' | 'device';

export type BuildSaver = {
  /** The device first, then the server. Never throws: a failure is logged and sent again later. */
  save(completedOptions: CompletedOptions): Promise<void>;
  /** Sends what an earlier visit could not. Resolves with it, or with null when there is nothing. */
  resume(): CompletedOptions | null;
};

type SaverParts = {
  buildId: string;
  api: Pick<BuildApi, 'saveCompletedOptions'>;
  drafts: DraftStore;
  onStatus(status: SaveStatus): void;
  log(error: unknown): void;
};

/** One save after the other, in the order of the choices; what waits is only the newest. */
export function createBuildSaver(parts: SaverParts): BuildSaver {
  const { buildId, api, drafts, onStatus } = parts;
  let newest: CompletedOptions | null = null;
  let running: Promise<void> | null = null;

  async function run() {
    onStatus('saving');
    while (newest) {
      const sending = newest;
      newest = null;
      const failure = await api.saveCompletedOptions(buildId, sending).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      if (failure) parts.log(failure.error);
      if (newest) continue;
      if (!failure) drafts.clear();
      onStatus(failure ? 'device' : 'saved');
    }
    running = null;
  }

  function save(completedOptions: CompletedOptions): Promise<void> {
    drafts.write({ buildId, completedOptions });
    newest = completedOptions;
    running ??= run();
    return running;
  }

  return {
    save,
    resume() {
      const draft = drafts.read(buildId);
      if (draft) void save(draft);
      return draft;
    },
  };
}
