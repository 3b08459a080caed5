import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BuildOption, ChosenPart, CompletedOptions } from '#src/domain/builds/index.ts';
import { browserApi } from './api-client.ts';
import { createBuildSaver, type SaveStatus } from './build-saver.ts';
import { createDraftStore } from './draft-store.ts';
import type { BuildDraft } from './flow-data.ts';

export type BuildProgress = {
  build: BuildDraft;
  status: SaveStatus;
  choose(option: BuildOption, choice: ChosenPart): void;
};

/**
 * The build as this page has it: what the server said, and over it what was chosen since. Each
 * choice is saved at once; without build data there is nothing to save it on.
 */
export function useBuildProgress(loaded: BuildDraft): BuildProgress {
  const [pending, setPending] = useState<CompletedOptions>({});
  const [status, setStatus] = useState<SaveStatus>('saved');
  const build = useMemo(
    () => ({ ...loaded, completedOptions: { ...loaded.completedOptions, ...pending } }),
    [loaded, pending],
  );
  const newest = useRef(build.completedOptions);
  newest.current = build.completedOptions;
  const saver = useMemo(() => loaded.id && browserSaver(loaded.id, setStatus), [loaded.id]);
  useEffect(() => {
    const draft = saver ? saver.resume() : null;
    if (draft) setPending(draft);
  }, [saver]);
  const choose = useCallback(
    (option: BuildOption, choice: ChosenPart) => {
      setPending((before) => ({ ...before, [option]: choice }));
      if (saver) void saver.save({ ...newest.current, [option]: choice });
    },
    [saver],
  );
  return { build, status, choose };
}

function browserSaver(buildId: string, onStatus: (status: SaveStatus) => void) {
  return createBuildSaver({
    buildId,
    api: browserApi(),
    drafts: createDraftStore(() => localStorage),
    onStatus,
    // biome-ignore lint/suspicious/noConsole: the specification has save failures logged, not shown
    log: (error) => console.info('The build could not be saved yet.', error),
  });
}
