import { useCallback, useRef, useState } from 'react';
import { createLimiter } from '#src/lib/limit-concurrency.ts';
import type { Finished } from './media-client.ts';
import { sendFile } from './send-file.ts';

/** A file that is being uploaded. */
export type Upload = {
  key: number;
  name: string;
  /** 0 to 1. */
  share: number;
  state: 'sending' | 'done' | 'twin' | 'failed';
  /** Why it failed, in the server's words; null without a response. */
  problem: string | null;
};

type UploadsOptions = {
  folderId: number | null;
  onDone: (finished: Finished) => void;
};

/** Uploads files, two at a time, and tracks their progress. */
export function useUploads({ folderId, onDone }: UploadsOptions) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const limit = useRef(createLimiter({ running: 2, waiting: 200 }));
  const lastKey = useRef(0);

  const send = useCallback(
    async (file: File) => {
      lastKey.current += 1;
      const key = lastKey.current;
      const change = (part: Partial<Upload>) =>
        setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
      const fresh = { key, name: file.name, share: 0, state: 'sending', problem: null } as const;
      setUploads((all) => [...all, fresh]);
      const outcome = await limit.current(() =>
        sendFile(file, { folderId, onProgress: (share) => change({ share }) }),
      );
      if (!outcome.ok) return change({ state: 'failed', problem: outcome.problem });
      change({ share: 1, state: outcome.result.isNew ? 'done' : 'twin' });
      onDone(outcome.result);
    },
    [folderId, onDone],
  );

  return { uploads, send: (files: Iterable<File>) => void Array.from(files, send) };
}
