import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Body, BodyFile } from '#src/drawing/shapes/body-file.ts';

const bodyFile = /\/drawing\/bodies\/[\w-]+\.json\?view=(front|side)$/;
const shapes = fileURLToPath(new URL('../src/drawing/shapes/', import.meta.url));

/** What grows a body of each kind: a browser that shows a pickup gets no code for Jeeps. */
const growers: Readonly<Record<Body['kind'], string>> = {
  jeep: 'growJeep',
  pickup: 'growPickup',
  wagon: 'growWagon',
};

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
      const { face, ...side } = JSON.parse(readFileSync(path, 'utf8')) as BodyFile;
      const code = view === 'front' ? `export default ${JSON.stringify(face)}` : grownBody(side);
      return { code, moduleType: 'js' };
    },
  };
}

function grownBody(body: Body): string {
  const file = JSON.stringify(`${shapes}grow-${body.kind}.ts`);
  const grow = growers[body.kind];
  return `import { ${grow} } from ${file};\nexport default ${grow}(${JSON.stringify(body)});`;
}
