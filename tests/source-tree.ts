import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export type SourceFile = { path: string; text: string; lines: number; imports: Import[] };
export type Import = { target: string; typeOnly: boolean };

/** Every TypeScript source below a folder, with repository paths (`src/lib/money.ts`). */
export function readSources(folder = 'src'): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path, text, lines: text.split('\n').length, imports: importsOf(path, text) };
    });
}

export function isTest(file: SourceFile): boolean {
  return /\.test\.tsx?$/.test(file.path);
}

const importStatement =
  /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s)?'([^']+)'(?: with \{[^}]*\})?;|\bimport\('([^']+)'\)/gm;

/** Imports of our own files, resolved to repository paths; packages are left out. */
function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(importStatement)].flatMap(([, typeOnly, from, dynamic]) => {
    const target = resolveOwn(path, from ?? dynamic ?? '');
    return target === null ? [] : [{ target, typeOnly: typeOnly !== undefined }];
  });
}

function resolveOwn(path: string, specifier: string): string | null {
  const bare = specifier.replace(/\?\w+$/, '');
  if (/^#(src|art|tests|tools)\//.test(bare)) return bare.slice(1);
  if (bare.startsWith('.')) return normalize(join(dirname(path), bare));
  return null;
}
