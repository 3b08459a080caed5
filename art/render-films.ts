// npm run film [home] [lineup]: paints the films of the demo shop from its scenes, frame by frame, and
// encodes them. `--frame 40` paints one frame into the working folder and stops.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runTool } from '#tools/run-tool.ts';
import { encodeFilm } from './film/encode-film.ts';
import { openStudio } from './film/film-studio.ts';
import { makeFilmSet } from './film/make-film-set.ts';
import { frameCount, type Shot, shots } from './film/shot.ts';
import { readShopRecords } from './pictures/shop-records.ts';

const films = fileURLToPath(new URL('../src/db/seeds/demo/films/', import.meta.url));

await runTool(renderFilms);

async function renderFilms() {
  const [, , ...words] = process.argv;
  const option = words.indexOf('--frame');
  const only = option < 0 ? null : Number(words[option + 1]);
  const wanted = shots.filter(({ name }) => words.includes(name));
  await mkdir(films, { recursive: true });
  for (const shot of wanted.length > 0 ? wanted : shots) {
    if (only === null) await renderFilm(shot);
    else await writeFile(`${shot.name}-${only}.jpg`, await paintOne(shot, only / frameCount));
  }
}

async function paintOne(shot: Shot, share: number): Promise<Buffer> {
  const studio = await openStudio(await makeFilmSet(await readShopRecords(), shot));
  try {
    return await studio.frame(share);
  } finally {
    await studio.close();
  }
}

async function renderFilm(shot: Shot) {
  const start = performance.now();
  const frames = await mkdtemp(join(tmpdir(), `film-${shot.name}-`));
  try {
    const first = await paintFrames(shot, frames);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${shot.name}: ${frameCount} frames in ${seconds} s`);
    const poster = sharp(first).jpeg({ quality: 82, mozjpeg: true });
    await writeFile(join(films, `${shot.name}.jpg`), await poster.toBuffer());
    await encodeFilm(frames, { name: shot.name, into: films });
  } finally {
    await rm(frames, { recursive: true });
  }
}

/** Returns the first frame: the film's still. */
async function paintFrames(shot: Shot, folder: string): Promise<Buffer> {
  const studio = await openStudio(await makeFilmSet(await readShopRecords(), shot));
  try {
    const first = await studio.frame(0);
    for (let at = 0; at < frameCount; at += 1) {
      const frame = at === 0 ? first : await studio.frame(at / frameCount);
      await writeFile(join(folder, `${String(at).padStart(4, '0')}.jpg`), frame);
    }
    return first;
  } finally {
    await studio.close();
  }
}
