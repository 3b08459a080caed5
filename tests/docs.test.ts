import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ofFolders = globSync(['src/**/README.md', 'art/README.md']);
const documents = [...globSync('*.md'), ...globSync('docs/**/*.md'), ...ofFolders].toSorted();
const readPage = (path: string) => readFileSync(path, 'utf8');

/** Text without fenced code, where brackets and backticks mean other things. */
const proseOf = (path: string) => readPage(path).replace(/^```[\s\S]*?^```/gm, '');

function matchesOf(path: string, pattern: RegExp): string[] {
  return [...proseOf(path).matchAll(pattern)].map(([, found]) => found ?? '');
}

/** Anchors as code hosts derive them from headings: lower case, spaces to dashes, no punctuation. */
function anchorsOf(path: string): string[] {
  return matchesOf(path, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

function isReached(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? from : join(dirname(from), file);
  return existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

/** A path of this repository, `src/lib/money.ts`; `<name>` in it stands for any name. */
const repositoryPath = /`((?:src|art|tests|tools|docs)\/[^`\s]*)`/g;

function isFound(path: string): boolean {
  return globSync(path.replace(/<[^>]*>/g, '*')).length > 0;
}

describe.each(documents)('%s', (path) => {
  test('its links lead somewhere', () => {
    const links = matchesOf(path, /\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !isReached(path, link))).toEqual([]);
  });

  test('the files that it names are there', () => {
    expect(matchesOf(path, repositoryPath).filter((named) => !isFound(named))).toEqual([]);
  });

  test('the npm scripts that it names are there', () => {
    const { scripts } = JSON.parse(readPage('package.json')) as { scripts: Record<string, string> };
    const named = [...readPage(path).matchAll(/\bnpm run (?:--?\w+ )*([\w:-]+)/g)];
    expect(named.map(([, name]) => name ?? '').filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('a README of a folder', () => {
  const readmes = globSync('src/**/README.md').toSorted();

  test.each(readmes)('%s names files of its folder that are there', (path) => {
    const named = matchesOf(path, /`([\w.*/-]+(?:\.(?:tsx?|json|css)|\/))`/g);
    const own = named.filter((name) => !/^(?:src|art|tests|tools|docs)\//.test(name));
    const lost = own.filter((name) => !isFound(join(dirname(path), '**', name)) && !isFound(name));
    expect(lost).toEqual([]);
  });

  test('is there for every feature and module past 1,500 lines', () => {
    const rooms = globSync('src/{site,office,web,domain}/*').filter((path) =>
      statSync(path).isDirectory(),
    );
    const large = rooms.filter((room) => linesIn(room) > 1500);
    expect(large.length).toBeGreaterThan(10);
    expect(large.filter((room) => !existsSync(join(room, 'README.md')))).toEqual([]);
  });

  function linesIn(room: string): number {
    const files = globSync(`${room}/**/*.{ts,tsx}`).filter((path) => !/\.test\.tsx?$/.test(path));
    return files.reduce((sum, path) => sum + readPage(path).split('\n').length - 1, 0);
  }
});

test('the table of places stays short, because folders say where things are', () => {
  const [, table = ''] = readPage('docs/architecture.md').split('## Where is …?');
  expect(table.split('\n').filter((line) => line.startsWith('| ')).length).toBeLessThanOrEqual(26);
});

describe('the environment', () => {
  test('each prefix is told that no unknown variable may have', () => {
    const [, ours = ''] =
      /^const ours = \/\^\(([A-Z|]+)\)_\/;$/m.exec(readPage('src/server/env.ts')) ?? [];
    const [sentence = ''] =
      /^An empty value counts as not set.*$/m.exec(readPage('docs/operations.md')) ?? [];
    const prefixes = [...sentence.matchAll(/`([A-Z]+)_`/g)].map(([, prefix]) => prefix ?? '');
    expect(prefixes.toSorted()).toEqual(ours.split('|').toSorted());
  });
});

test('the README is read in one go', () => {
  expect(readPage('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});

describe('the coverage of the specification', () => {
  const states = /^(?:done|first version, deepened later|open|deviation: .{30,})$/;
  const rows = proseOf('docs/spec-coverage.md')
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|(?: ?-+ ?\|)+$/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
    .filter(([first]) => first !== 'Requirement');

  test('each row says what, where, by which test and in which state', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((row) => row.length !== 4 || row.includes(''))).toEqual([]);
  });

  test('each state is one of the four, and a deviation says why', () => {
    expect(rows.filter(([, , , state]) => !states.test(state ?? ''))).toEqual([]);
    expect(rows.filter(([, , , state]) => state?.startsWith('deviation')).length).toBeGreaterThan(
      0,
    );
  });

  test('what is done, in this way or another, lives in a file and is held by a test', () => {
    const done = rows.filter(([, , , state]) => /^(?:done$|deviation:)/.test(state ?? ''));
    const isHeld = ([, place = '', proof = '']: string[]) =>
      /`(?:src|tools|public)\//.test(place) &&
      /`(?:src|tests|tools)\/[^`]*\.(?:test|e2e)\./.test(proof);
    expect(done.filter((row) => !isHeld(row))).toEqual([]);
  });
});
