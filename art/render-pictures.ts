// node art/render-pictures.ts [key…]: paints the demo shop's pictures into src/db/seeds/demo/images and
// lists them in images.json; a picture whose drawing has not changed is left alone. Those of the back
// office go into src/office/sign-in.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { houseColors } from '#src/domain/brand/index.ts';
import { renderAppIcon } from '#src/web/install/logo.ts';
import { runTool } from '#tools/run-tool.ts';
import { officePictures } from './pictures/office-pictures.ts';
import { openPainter, type Painter } from './pictures/painter.ts';
import { focusText, type Picture, type PictureRow } from './pictures/picture.ts';
import { shopPictures } from './pictures/shop-pictures.ts';
import { readShopRecords } from './pictures/shop-records.ts';
import { ILLUSTRATION_NAMES, renderIllustration } from './scenes/index.ts';

const DEMO = new URL('../src/db/seeds/demo/', import.meta.url);
const IMAGES = new URL('images/', DEMO);
const OFFICE = new URL('../src/office/sign-in/', import.meta.url);
const LIST = new URL('images.json', DEMO);

await runTool(renderArt);

async function renderArt() {
  await mkdir(IMAGES, { recursive: true });
  const wanted = process.argv.slice(2);
  const known = await readList();
  const pictures = shopPictures(await readShopRecords());
  const painter = await openPainter();
  try {
    const rows: PictureRow[] = [];
    for (const picture of pictures) {
      const before = known.find(({ key }) => key === picture.key);
      const asked = wanted.length === 0 || wanted.includes(picture.key);
      rows.push(before && !asked ? before : await renderPicture(painter, picture, before));
    }
    await writeFile(LIST, `${JSON.stringify(rows, null, 1)}\n`);
    await writeDrawings();
    await writeOfficePictures(painter);
    await removeLeftovers(rows);
  } finally {
    await painter.close();
  }
}

async function readList(): Promise<PictureRow[]> {
  try {
    return JSON.parse(await readFile(LIST, 'utf8')) as PictureRow[]; // our own file, written below
  } catch {
    return [];
  }
}

async function renderPicture(painter: Painter, picture: Picture, before?: PictureRow) {
  const row = paintPicture(picture);
  if (before?.hash === row.hash && (await exists(row.file))) return row;
  const start = performance.now();
  const bytes = await painter.paint(picture);
  await writeFile(new URL(row.file, IMAGES), bytes);
  const size = `${Math.round(bytes.length / 1024)} KB`.padStart(7);
  console.log(`${size} ${Math.round(performance.now() - start)} ms  ${row.key}`);
  return row;
}

function paintPicture(picture: Picture): PictureRow {
  const { key, kind, width, height, alt, svg, maxBytes, flat } = picture;
  const inputs = JSON.stringify([svg, width, height, maxBytes, flat]);
  const hash = createHash('sha256').update(inputs).digest('hex').slice(0, 16);
  const { buildSlug, scene, person, geo } = picture;
  return {
    key,
    file: `${key}.${flat ? 'png' : 'jpg'}`,
    width,
    height,
    alt,
    focus: focusText(picture),
    kind,
    buildSlug,
    scene,
    person,
    geo,
    hash,
  };
}

async function exists(file: string): Promise<boolean> {
  return stat(new URL(file, IMAGES)).then(
    () => true,
    () => false,
  );
}

/** These are part of the program, so they lie beside its code. */
async function writeOfficePictures(painter: Painter) {
  for (const picture of officePictures(await readShopRecords())) {
    const painted = sharp(await painter.paint(picture)).webp({ quality: 74 });
    await writeFile(new URL(`${picture.key}.webp`, OFFICE), await painted.toBuffer());
  }
}

/** What stays a drawing: the spot illustrations and the app's icon. */
async function writeDrawings() {
  for (const name of ILLUSTRATION_NAMES) {
    await writeFile(new URL(`spot-${name}.svg`, IMAGES), renderIllustration(name));
  }
  await writeFile(
    new URL('app-icon.svg', IMAGES),
    renderAppIcon({ ...houseColors, picture: null, letters: null }),
  );
}

async function removeLeftovers(rows: readonly PictureRow[]) {
  const files = new Set(rows.map(({ file }) => file));
  for (const file of await readdir(IMAGES)) {
    if (!file.endsWith('.svg') && !files.has(file)) await rm(new URL(file, IMAGES));
  }
}
