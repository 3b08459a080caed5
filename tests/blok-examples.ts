import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Example } from '#src/app/blocks/blok-props.ts';

const blocks = new URL('../src/app/blocks/', import.meta.url);
const files = globSync('*/examples.ts', { cwd: blocks.pathname }).sort();

/** The examples of every blok, by its folder. */
export const blokExamples: { folder: string; examples: Example[] }[] = await Promise.all(
  files.map(async (file) => {
    const { examples } = (await import(new URL(file, blocks).href)) as { examples: Example[] };
    return { folder: basename(dirname(file)), examples };
  }),
);
