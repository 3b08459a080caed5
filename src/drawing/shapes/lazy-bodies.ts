import { fetchedFiles } from './fetched-files.ts';
import type { GrownBody } from './grown-body.ts';

/**
 * The same bodies as in `eager-bodies.ts`, without their faces (`front/lazy-faces.ts`): each file comes with the code
 * that grows its kind (`tools/split-bodies.ts`).
 */
export const bodies = fetchedFiles(
  import.meta.glob<GrownBody>('../bodies/*.json', { import: 'default', query: '?view=side' }),
  (name) => `../bodies/${name}.json`,
);
