import sharp from 'sharp';
import { expect, test } from 'vitest';
import records from '#src/db/seeds/reference/vehicles.json' with { type: 'json' };
import { type PaintId, paintIds, paints } from '#src/domain/catalog/index.ts';
import { vehicleSchema } from '#src/domain/fitment/index.ts';
import { drawSide, paintedIn, stockBuild } from '../index.ts';
import type { WheelFinish } from '../wheel-designs.ts';
import { FINISHES } from './finishes.ts';

/** The page behind a drawing in each scheme, as `--surface` of tokens.css. */
const pages = { light: '#f8f3eb', dark: '#17110d' } as const;

const vehicles = vehicleSchema.array().parse(records);
const finishes = Object.keys(FINISHES) as WheelFinish[];
const scale = 5;
const inches = { rim: 9, tire: 17.5 };

type Look = { finish: WheelFinish; paint?: PaintId; theme?: keyof typeof pages };

/** The WCAG luminances of a front wheel, by its parts. */
async function luminances({ finish, paint = 'bone', theme = 'light' }: Look) {
  const vehicle = vehicles.find(({ id }) => id === 'ford-f150-2021');
  if (!vehicle) throw new Error('no F-150');
  const stock = stockBuild(vehicle);
  const build = {
    ...stock,
    ...{ liftFrontIn: 4, liftRearIn: 4 },
    paint: { ...stock.paint, ...paintedIn(paints[paint].colour, paints[paint].finish) },
    tire: { ...stock.tire, diameterIn: inches.tire * 2 },
    wheel: { ...stock.wheel, diameterIn: inches.rim * 2, finish },
  };
  const options = { id: 'w', theme, scale, ground: false, ghost: false } as const;
  const { svg, anchors, widthPx, heightPx } = drawSide({ vehicle, build, options });
  const picture = sharp(Buffer.from(svg)).flatten({ background: pages[theme] }).raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const { xPercent, yPercent } = anchors.frontHub;
  const hub = { x: (xPercent / 100) * widthPx, y: (yPercent / 100) * heightPx };
  const parts: Record<Part, number[]> = { face: [], sidewall: [], tread: [], below: [] };
  for (const { dx, dy, part } of around) {
    const at = (Math.round(hub.y + dy) * info.width + Math.round(hub.x + dx)) * info.channels;
    if (at >= 0 && at < data.length) parts[part].push(luminanceAt(data, at));
  }
  return parts;
}

type Part = 'face' | 'sidewall' | 'tread' | 'below';

/** Which part is this far from the hub; of the tread and what is outside of it, only what is below the body. */
function partAt(radiusIn: number, downIn: number): Part | null {
  if (radiusIn < inches.rim * 0.9) return 'face';
  if (radiusIn > inches.rim * 1.2 && radiusIn < inches.tire * 0.9) return 'sidewall';
  if (downIn < 6 || downIn > inches.tire - 0.5) return null;
  if (radiusIn > inches.tire - 1.2 && radiusIn < inches.tire) return 'tread';
  return radiusIn > inches.tire + 0.4 && radiusIn < inches.tire + 1.4 ? 'below' : null;
}

const reach = Math.ceil((inches.tire + 1.5) * scale);
const steps = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
const around = steps.flatMap((dy) =>
  steps.flatMap((dx) => {
    const part = partAt(Math.hypot(dx, dy) / scale, dy / scale);
    return part === null ? [] : [{ dx, dy, part }];
  }),
);

function luminanceAt(data: Buffer, at: number): number {
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((part) => {
    const value = (data[at + part] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The value that this part of the values is below. */
function share(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

test.each(finishes)(
  '%s: the spokes stand out from what is between them and from the tire',
  async (finish) => {
    const { face, sidewall } = await luminances({ finish });
    const spoke = share(face, 0.92);
    expect(contrast(spoke, share(face, 0.15))).toBeGreaterThan(2);
    expect(contrast(spoke, share(sidewall, 0.5))).toBeGreaterThan(1.5);
  },
);

test.each(['light', 'dark'] as const)('on a %s page the tire has an edge', async (theme) => {
  const { tread, below } = await luminances({ finish: 'satin-black', theme });
  expect(contrast(share(tread, 0.85), share(below, 0.5))).toBeGreaterThan(1.5);
});

test.each(paintIds)('a body in %s leaves the wheel in its well as it is', async (paint) => {
  const onBone = await luminances({ finish: 'satin-black' });
  expect(await luminances({ finish: 'satin-black', paint })).toEqual(onBone);
});
