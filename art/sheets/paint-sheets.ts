import { join } from 'node:path';
import { type PaintId, paints } from '#src/domain/catalog/index.ts';
import type { Vehicle } from '#src/domain/fitment/index.ts';
import { drawFront, drawSide, stockBuild, type VehicleBuild } from '#src/drawing/index.ts';
import { type ContactCell, writeContactPng } from './contact-png.ts';

const PAPERS = { light: '#f6efe3', dark: '#191413' } as const;
/** White, black and a vivid color: what is lost on one of them is lost for an owner. */
const SHOWN: readonly PaintId[] = ['bone', 'ink', 'signal'];
/** With the tire that goes with each, in inches over stock. */
const LIFTS = [
  { liftIn: 0, tireOverStockIn: 0 },
  { liftIn: 2, tireOverStockIn: 1.2 },
  { liftIn: 6, tireOverStockIn: 3.5 },
] as const;
const VIEWS = { side: drawSide, front: drawFront } as const;

/**
 * Every vehicle in three paints beside each other, for each view, height and theme; "side-2-dark.png" is two inches
 * up. Yields the files as they are written.
 */
export async function* writePaintSheets(
  target: string,
  vehicles: readonly Vehicle[],
): AsyncGenerator<string> {
  for (const view of ['side', 'front'] as const) {
    for (const lift of LIFTS) {
      for (const theme of ['light', 'dark'] as const) {
        const cells = vehicles.flatMap((vehicle) =>
          SHOWN.map((paint): ContactCell => {
            const build = buildOf(vehicle, { ...lift, paint });
            const options = { scale: 2, theme, topIn: 96, ...roomOf(view, vehicle) };
            return { ...VIEWS[view]({ vehicle, build, options }), caption: vehicle.id };
          }),
        );
        const file = join(target, `${view}-${lift.liftIn}-${theme}.png`);
        const columns = SHOWN.length * (view === 'side' ? 2 : 4);
        await writeContactPng(file, cells, { paper: PAPERS[theme], columns });
        yield file;
      }
    }
  }
}

type Shown = { liftIn: number; tireOverStockIn: number; paint: PaintId };

function buildOf(vehicle: Vehicle, { liftIn, tireOverStockIn, paint }: Shown): VehicleBuild {
  const stock = stockBuild(vehicle);
  const diameterIn = stock.tire.diameterIn + tireOverStockIn;
  return {
    ...stock,
    liftFrontIn: liftIn,
    liftRearIn: liftIn,
    tire: { ...stock.tire, diameterIn },
    paint: { ...stock.paint, ...paints[paint] },
  };
}

/** Makes all side views equally wide, so that sizes can be compared across the sheet. */
function roomOf(view: keyof typeof VIEWS, { lengthIn }: Vehicle) {
  return view === 'side' ? { padIn: { left: 5, right: 265 - lengthIn } } : {};
}
