import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { dropBackup, saveBackup } from './draft-backup.ts';
import type { StoryState } from './edit-answers.ts';
import { askServer } from './editor-client.ts';
import type { EditBlok } from './story-tree.ts';

export type SaveStatus =
  | { kind: 'saved'; at: string }
  | { kind: 'unsaved' | 'saving' | 'offline' | 'signed-out' }
  | { kind: 'conflict'; theirs: StoryState }
  | { kind: 'failed'; message: string };

type AutosaveOptions = {
  storyId: number;
  content: EditBlok;
  saved: { content: EditBlok; revision: number; at: string };
  /** The server's answer to a save. */
  onSaved(state: StoryState): void;
};

/** The pause after typing: long enough not to save each word, short enough to lose nothing. */
const pauseMs = 900;
const retryMs = 5000;

/**
 * Saves the draft while somebody edits it. Unsaved changes are stored in this browser. After a conflict, saving stops
 * until somebody has decided.
 */
export function useAutosave(options: AutosaveOptions) {
  const { storyId, content } = options;
  const { status, setStatus, known, flush, isAllSaved } = useDraftSaver(options);
  const isStopped = status.kind === 'conflict' || status.kind === 'signed-out';

  useEffect(() => {
    if (content === known.current.content) return;
    const { revision } = known.current;
    saveBackup(localStorage, storyId, { revision, content, at: new Date().toISOString() });
    if (isStopped) return;
    setStatus((now) => (now.kind === 'saved' ? { kind: 'unsaved' } : now));
    const timer = setTimeout(() => void flush(), pauseMs);
    return () => clearTimeout(timer);
  }, [content, storyId, known, setStatus, flush, isStopped]);

  useSaveOnLeaving({ flush, isAllSaved, revision: () => known.current.revision });
  useRetry(status.kind === 'offline', flush);
  useWarnBeforeLeaving(status.kind !== 'saved');

  /** The server's story is the new base: after a decision, a restore, a rename. */
  const adopt = useCallback(
    (base: { content: EditBlok; revision: number; at: string }) => {
      known.current = { content: base.content, revision: base.revision };
      setStatus({ kind: 'saved', at: base.at });
    },
    [known, setStatus],
  );

  /** Keeps the local version, on top of what somebody else saved. */
  const insist = useCallback(
    (revision: number) => {
      known.current = { ...known.current, revision };
      void flush();
    },
    [known, flush],
  );

  return { status, flush, adopt, insist };
}

/** Saves the draft on request, one save at a time, and tracks what the server has. */
function useDraftSaver({ storyId, content, saved, onSaved }: AutosaveOptions) {
  const [status, setStatus] = useState<SaveStatus>({ kind: 'saved', at: saved.at });
  const known = useRef({ content: saved.content, revision: saved.revision });
  const latest = useRef({ content, onSaved });
  latest.current = { content, onSaved };
  const running = useRef<Promise<boolean> | null>(null);

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const sent = latest.current.content;
    if (sent === known.current.content) return true;
    setStatus({ kind: 'saving' });
    const { revision } = known.current;
    const outcome = await askServer({ intent: 'save', storyId, revision, content: sent });
    if (!outcome.ok) {
      setStatus(statusOf(outcome.refusal));
      return false;
    }
    const { draft } = outcome.answer;
    known.current = { content: sent, revision: draft.revision };
    latest.current.onSaved(outcome.answer);
    const isAll = latest.current.content === sent;
    if (isAll) dropBackup(localStorage, storyId);
    setStatus(isAll ? { kind: 'saved', at: draft.updatedAt } : { kind: 'unsaved' });
    return isAll;
  }, [storyId]);

  /** Saves now, after a running save; true if the server has everything. */
  const flush = useCallback(async (): Promise<boolean> => {
    await running.current;
    running.current = saveOnce();
    const done = await running.current;
    running.current = null;
    return done;
  }, [saveOnce]);

  const isAllSaved = () => latest.current.content === known.current.content;
  return { status, setStatus, known, flush, isAllSaved };
}

type Refusal = { code: string; message?: string; current?: StoryState };

function statusOf({ code, message, current }: Refusal): SaveStatus {
  if (code === 'offline' || code === 'signed-out') return { kind: code };
  if (code === 'conflict' && current) return { kind: 'conflict', theirs: current };
  return { kind: 'failed', message: message ?? '' };
}

type Leaving = {
  flush: () => Promise<boolean>;
  isAllSaved: () => boolean;
  /** The last known revision on the server. */
  revision: () => number;
};

/**
 * On leaving for another page of the office, changes are saved. That page is loaded before this one is removed, so it
 * may have to be reloaded to show them.
 */
function useSaveOnLeaving(leaving: Leaving): void {
  const { revalidate } = useRevalidator();
  const now = useRef({ ...leaving, revalidate, opened: leaving.revision() });
  now.current = { ...now.current, ...leaving, revalidate };
  useEffect(() => () => void saveAndShow(now.current), []);
}

async function saveAndShow(leaving: Leaving & Shown): Promise<void> {
  if (!leaving.isAllSaved()) await leaving.flush();
  if (leaving.revision() > leaving.opened) await leaving.revalidate();
}

type Shown = {
  revalidate: () => Promise<void>;
  /** The revision that the editor was opened with. */
  opened: number;
};

function useRetry(isOffline: boolean, flush: () => Promise<boolean>): void {
  useEffect(() => {
    if (!isOffline) return;
    const again = () => void flush();
    const timer = setInterval(again, retryMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isOffline, flush]);
}

function useWarnBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
