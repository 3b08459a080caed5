import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Example } from '#src/site/stories/blok-props.ts';

const site = new URL('../src/site/', import.meta.url);
const files = globSync('**/examples.ts', { cwd: site.pathname }).sort();

/** The examples of every blok, by its folder below `src/site`. */
export const blokExamples: { folder: string; examples: Example[] }[] = await Promise.all(
  files.map(async (file) => {
    const { examples } = (await import(new URL(file, site).href)) as { examples: Example[] };
    return { folder: dirname(file), examples };
  }),
);
