import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { sourcePath } from '#src/db/source-path.ts';
import { startBuiltServer, temporaryFolder } from '#tests/process/built-server.ts';
import type { BenchResult } from './result.ts';

const picture = 'page-careers.jpg';
const widths = [1024, 1280, 1536];
/** Each round requests qualities that no other one did, so nothing is cached. */
const rounds = [
  [40, 55, 70],
  [45, 60, 75],
  [50, 65, 80],
];

type Encode = (width: number, quality: number) => Promise<number>;

/**
 * Pictures resized by the server on request, two at a time as it allows, compared with the same encodings by sharp
 * alone, alternating in one run.
 */
export async function measureImages(): Promise<BenchResult[]> {
  const { folder, remove } = temporaryFolder();
  const site = await startBuiltServer({ DATA_DIR: folder });
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const asked = await encodeByServer(site.url);
    const alone = encodeAlone(await readFile(sourcePath(`src/db/seeds/demo/images/${picture}`)));
    await Promise.all([asked(768, 90), alone(768, 90)]);
    let [served, bare] = [0, 0];
    for (const qualities of rounds) {
      bare += await timeAll(alone, qualities);
      served += await timeAll(asked, qualities);
    }
    const perSecond = (ms: number) => ((widths.length * 9 * 1000) / ms).toFixed(1);
    const ratio = bare / served;
    const text = `encodes: ${perSecond(served)} a second by the server, ${perSecond(bare)} by sharp alone, ratio ${ratio.toFixed(2)} (goal: 0.9)`;
    return [{ text, ratio, goal: 0.9 }];
  } finally {
    site.kill('SIGINT');
    await site.ended;
    remove();
  }
}

async function encodeByServer(url: string): Promise<Encode> {
  const page = await (await fetch(`${url}/careers`)).text();
  const [address = ''] = new RegExp(`/f/1/\\d+x\\d+/\\w+/${picture}`).exec(page) ?? [];
  return async (width, quality) => {
    const query = new URLSearchParams({ url: address, w: `${width}`, q: `${quality}` });
    const response = await fetch(`${url}/_vercel/image?${query}`, {
      headers: { accept: 'image/webp' },
    });
    if (response.status !== 200) throw new Error(`A picture was answered with ${response.status}`);
    return (await response.arrayBuffer()).byteLength;
  };
}

function encodeAlone(original: Buffer): Encode {
  return async (width, quality) => {
    const image = sharp(original, { autoOrient: true });
    const made = image.resize({ width, withoutEnlargement: true }).webp({ quality, effort: 4 });
    return (await made.toBuffer()).length;
  };
}

/** Milliseconds for all widths in these qualities, two at a time. */
async function timeAll(encode: Encode, qualities: readonly number[]): Promise<number> {
  const jobs = widths.flatMap((width) => qualities.map((quality) => ({ width, quality })));
  const from = performance.now();
  const work = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) await encode(job.width, job.quality);
  };
  await Promise.all([work(), work()]);
  return performance.now() - from;
}
