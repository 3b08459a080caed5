// node art/sheets/draw-contact-sheet.ts <folder>: writes every drawn vehicle, stock and lifted, and every
// wheel, light and dark, as HTML pages and PNGs to look at after a change of the drawing.
// With --grey: side and front of all vehicles in one grey instead, to be named by somebody who knows trucks;
// --captions gives the answers. With --paints: side and front of all vehicles, stock and 2 and 6 in up, in three paints.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Vehicle, vehicleSchema } from '#src/domain/fitment/index.ts';
import {
  type DrawingOptions,
  drawFront,
  drawSide,
  drawWheel,
  stockBuild,
  type ThemeName,
  type Tread,
  type VehicleBuild,
  WHEEL_DESIGNS,
  WHEEL_FINISHES,
} from '#src/drawing/index.ts';
import { type ContactCell, writeContactPng } from './contact-png.ts';
import { writeGreySheets } from './grey-sheet.ts';
import { writePaintSheets } from './paint-sheets.ts';

const RECORDS = new URL('../../src/db/seeds/reference/vehicles.json', import.meta.url);
const PAGES = { light: ['#f6efe3', '#2a211c'], dark: ['#191413', '#efe4d3'] } as const;
const HEROES = ['ford-f150-2021', 'jeep-wrangler-jl-4dr-2018', 'toyota-tacoma-2024'];
const TREADS: readonly Tread[] = ['M/T', 'A/T', 'R/T', 'H/T'];

const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    grey: { type: 'boolean' },
    captions: { type: 'boolean', default: false },
    paints: { type: 'boolean' },
  },
});
const [folder] = positionals;
if (folder) await writeSheets(resolve(folder));
else {
  console.error('Name the folder to write: node art/sheets/draw-contact-sheet.ts drawings');
  process.exitCode = 1;
}

async function writeSheets(target: string) {
  await mkdir(target, { recursive: true });
  const vehicles = await readVehicles();
  if (wanted.grey) {
    for await (const file of writeGreySheets(target, vehicles, wanted)) console.log(file);
    return;
  }
  if (wanted.paints) {
    for await (const file of writePaintSheets(target, vehicles)) console.log(file);
    return;
  }
  for (const theme of ['light', 'dark'] as const) {
    await writePage(target, `stock-${theme}`, [theme, vehicles.map(stockCell(theme))]);
    await writePage(target, `lifted-${theme}`, [theme, vehicles.map(liftedCell(theme))]);
    await writePage(target, `front-${theme}`, [theme, vehicles.map(frontCell(theme))]);
    await writePage(target, `poke-${theme}`, [theme, vehicles.map(pokeCell(theme))]);
    const heroes = vehicles.filter((vehicle) => HEROES.includes(vehicle.id));
    await writePage(target, `heroes-${theme}`, [theme, heroes.map(heroCell(theme))]);
    await writePage(target, `wheels-${theme}`, [theme, wheelCells()]);
  }
}

async function readVehicles(): Promise<Vehicle[]> {
  const records: unknown = JSON.parse(await readFile(RECORDS, 'utf8'));
  return vehicleSchema.array().parse(records);
}

async function writePage(target: string, name: string, [theme, cells]: [ThemeName, ContactCell[]]) {
  const [paper, ink] = theme === 'dark' ? PAGES.dark : PAGES.light;
  const file = join(target, `${name}.html`);
  const style = `body{margin:20px;background:${paper};color:${ink};font:600 15px/1.3 'Barlow Condensed',sans-serif}
main{display:flex;flex-wrap:wrap;gap:10px 24px;align-items:end}figure{margin:0}`;
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style><main>${cells.map(figureOf).join('')}</main>`,
  );
  const columns = cells.length < 4 ? 1 : 4;
  await writeContactPng(join(target, `${name}.png`), cells, { paper, columns });
  console.log(file);
}

function figureOf({ svg, caption }: ContactCell): string {
  return `<figure>${svg}<figcaption>${caption}</figcaption></figure>`;
}

function cell(drawing: Omit<ContactCell, 'caption'>, caption: string): ContactCell {
  return { ...drawing, caption };
}

type Cell = (vehicle: Vehicle, index: number) => ContactCell;

/** Room that makes all pictures equally wide, so that sizes can be compared across the sheet. */
function evenRoom(vehicle: Vehicle): DrawingOptions {
  return { scale: 2, topIn: 92, padIn: { left: 5, right: 258 - vehicle.lengthIn } };
}

function stockCell(theme: ThemeName): Cell {
  return (vehicle) => {
    const options = { ...evenRoom(vehicle), theme };
    return cell(drawSide({ vehicle, build: stockBuild(vehicle), options }), vehicle.id);
  };
}

function liftedBuild(vehicle: Vehicle, index: number): VehicleBuild {
  const stock = stockBuild(vehicle);
  return {
    ...stock,
    liftFrontIn: 6,
    liftRearIn: 6,
    tire: { diameterIn: 35, sectionIn: 12.5, tread: pick(TREADS, index), label: '35×12.50R17' },
    wheel: {
      diameterIn: 17,
      widthIn: 9,
      offsetMm: -12,
      design: pick(WHEEL_DESIGNS, index),
      finish: pick(WHEEL_FINISHES, index),
    },
  };
}

function liftedCell(theme: ThemeName): Cell {
  return (vehicle, index) => {
    const options = { ...evenRoom(vehicle), theme };
    const build = liftedBuild(vehicle, index);
    return cell(drawSide({ vehicle, build, options }), `${vehicle.id} · ${build.wheel.design}`);
  };
}

function frontCell(theme: ThemeName): Cell {
  return (vehicle, index) => {
    const options = { scale: 2.6, theme, dimensions: 'labelled' as const };
    const build = liftedBuild(vehicle, index);
    return cell(drawFront({ vehicle, build, options }), vehicle.id);
  };
}

/** A wheel that stands far out: its poke, and the tire past the fender. */
function pokeCell(theme: ThemeName): Cell {
  return (vehicle, index) => {
    const options = { scale: 2.6, theme, dimensions: 'labelled' as const };
    const build = liftedBuild(vehicle, index);
    const wheel = { ...build.wheel, widthIn: 12, offsetMm: -44 };
    return cell(drawFront({ vehicle, build: { ...build, wheel }, options }), vehicle.id);
  };
}

function heroCell(theme: ThemeName): Cell {
  return (vehicle, index) => {
    const options = { scale: 5, theme, dimensions: 'labelled' as const, person: true };
    const build = liftedBuild(vehicle, index);
    return cell(drawSide({ vehicle, build, options }), vehicle.id);
  };
}

function wheelCells(): ContactCell[] {
  const wheel = { diameterIn: 17, widthIn: 9, offsetMm: -12 };
  return WHEEL_DESIGNS.flatMap((design, row) =>
    WHEEL_FINISHES.map((finish) => {
      const tire = {
        diameterIn: 33,
        sectionIn: 12.5,
        tread: pick(TREADS, row),
        label: '33×12.50R17',
      };
      const drawing = drawWheel({ wheel: { ...wheel, design, finish }, tire, sizePx: 150 });
      return cell(drawing, `${design} · ${finish}`);
    }),
  );
}

function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
}
