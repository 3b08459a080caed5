import { Agent } from 'node:http';
import { readPage } from './requests.ts';

export type Visit = { path: string; accept?: string };

/** Readers at the same time, each over a connection of its own. */
const readers = 6;

/** Parameters that pages and drawings depend on, so each value is rendered for itself. */
const queries = [
  ...[15, 16, 17, 18, 20, 22].map((inches) => `/store/wheels?diameter=${inches}`),
  ...[1, 2, 3, 4].flatMap((page) => [`/gallery?page=${page}`, `/es/gallery?page=${page}`]),
  ...['ford-f150-2021', 'ford-f150-2015', 'jeep-wrangler-2018'].flatMap((vehicle) => [
    `/build?vehicle=${vehicle}`,
    `/es/build?vehicle=${vehicle}`,
    ...[0, 1, 2, 3, 4, 5, 6].map((lift) => `/drawings/side.svg?vehicle=${vehicle}&lift=${lift}`),
  ]),
  ...['/appointment', '/contact', '/nothing-here', '/v2/cdn/spaces/me', '/api/jobs'],
];

const widths = [160, 320, 480, 640, 768, 960, 1024, 1280];
const formats = ['image/webp', 'image/avif,image/webp', '*/*'];
const picture = /\/f\/1\/\d+x\d+\/[0-9a-f]{64}\/[a-z0-9-]+\.(?:jpg|webp|png)/g;

/** Everything that search engines are told of, and pages that depend on their query. */
export async function listVisits(origin: string): Promise<Visit[]> {
  const maps = await readAll(origin, locationsIn(await readText(origin, '/sitemap.xml')));
  const paths = maps.flatMap(locationsIn).filter((path) => !path.startsWith('/f/'));
  return [...new Set([...paths, ...queries])].map((path) => ({ path }));
}

/** Each picture on the first of these pages in many widths, formats and two qualities. */
export async function listPictures(origin: string, pages: readonly Visit[]): Promise<Visit[]> {
  const htmls = await readAll(
    origin,
    pages.slice(0, 40).map(({ path }) => path),
  );
  const originals = new Set(htmls.flatMap((html) => html.match(picture) ?? []));
  const suffixes = widths.flatMap((width) => [
    `/m/${width}x0`,
    `/m/${width}x0/filters:quality(80)`,
  ]);
  return formats.flatMap((accept) =>
    suffixes.flatMap((suffix) => [...originals].map((path) => ({ path: path + suffix, accept }))),
  );
}

/** Makes `count` visits, from the beginning again if the list is shorter; returns what failed. */
export async function visitAll(
  origin: string,
  visits: readonly Visit[],
  count: number,
): Promise<{ failures: string[] }> {
  const failures: string[] = [];
  let next = 0;
  async function read(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (next < count) {
      const visit = visits[next % visits.length];
      next += 1;
      if (!visit) break;
      const answer = await readPage(new URL(visit.path, origin), agent, { accept: visit.accept });
      if (answer.kind !== 'answer') failures.push(`${visit.path}: ${answer.kind}`);
      else if (answer.status >= 500) failures.push(`${visit.path}: status ${answer.status}`);
    }
    agent.destroy();
  }
  await Promise.all(Array.from({ length: readers }, read));
  return { failures };
}

function readAll(origin: string, paths: readonly string[]): Promise<string[]> {
  return Promise.all(paths.map((path) => readText(origin, path)));
}

async function readText(origin: string, path: string): Promise<string> {
  return (await fetch(new URL(path, origin))).text();
}

/** Paths of the `<loc>` elements of a sitemap or of a list of sitemaps. */
function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    const { pathname, search } = new URL(url.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}
