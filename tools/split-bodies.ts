import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const bodyFile = /\/drawing\/bodies\/[\w-]+\.json\?view=(front|side)$/;

/**
 * Lets a browser load one view of a body file. Half of each file is the face, and most visitors of the build see the
 * side only: its page would be heavier than its budget allows.
 */
export function splitBodies(): Plugin {
  return {
    name: 'split-bodies',
    enforce: 'pre',
    load(id) {
      const view = bodyFile.exec(id)?.[1];
      if (!view) return null;
      const path = id.slice(0, id.indexOf('?'));
      this.addWatchFile(path);
      const { face, ...side } = JSON.parse(readFileSync(path, 'utf8')) as { face: unknown };
      const code = `export default ${JSON.stringify(view === 'front' ? face : side)}`;
      return { code, moduleType: 'js' };
    },
  };
}
