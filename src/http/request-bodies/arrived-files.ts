import type { IncomingFile, IncomingFiles } from '#src/domain/careers/ports.ts';

/** The files that arrive with one request. All are deleted once it is answered. */
export type ArrivedFiles = IncomingFiles & { discardAll(): Promise<void> };

export function collectArrivedFiles(incoming: IncomingFiles): ArrivedFiles {
  const files: IncomingFile[] = [];
  let isOver = false;
  return {
    async begin() {
      // A handler may still be running after its request was given up.
      if (isOver) throw new Error('The request of this file was answered');
      const file = await incoming.begin();
      files.push(file);
      if (isOver) await file.discard();
      return file;
    },
    async discardAll() {
      isOver = true;
      await Promise.all(files.map((file) => file.discard()));
    },
  };
}
