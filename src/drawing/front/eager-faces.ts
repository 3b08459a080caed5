import { bodyFileNamed } from '../shapes/eager-bodies.ts';
import type { FetchedFiles } from '../shapes/fetched-files.ts';
import type { Face } from './face-schema.ts';

/** The faces of all bodies. In browsers `lazy-faces.ts` replaces this file: package.json, "imports". */
export const faces: Pick<FetchedFiles<Face>, 'named' | 'load'> = {
  named: (name) => bodyFileNamed(name).face,
  load: () => null,
};
