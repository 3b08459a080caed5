import { fetchedFiles } from '../shapes/fetched-files.ts';
import type { Face } from './face-schema.ts';

/** The same faces as in `eager-faces.ts`: a page that shows a vehicle from the side loads none. */
export const faces = fetchedFiles(
  import.meta.glob<Face>('../bodies/*.json', { import: 'default', query: '?view=front' }),
  (name) => `../bodies/${name}.json`,
);
