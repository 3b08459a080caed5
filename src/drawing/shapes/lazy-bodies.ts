import type { Body } from './body-file.ts';
import { fetchedFiles } from './fetched-files.ts';

/** The same bodies as in `eager-bodies.ts`, without their faces (`front/lazy-faces.ts`). */
export const bodies = fetchedFiles(
  import.meta.glob<Body>('../bodies/*.json', { import: 'default', query: '?view=side' }),
  (name) => `../bodies/${name}.json`,
);
