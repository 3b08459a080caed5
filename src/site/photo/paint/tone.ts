import type { Project } from '../measure/camera.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export function rgba([r, g, b]: Rgb, alpha: number): string {
  return `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${alpha})`;
}

/** The light of a photo, read off the old wheel, so that a drawn one has it too. */
export interface Tone {
  black: Rgb;
  tire: Rgb;
  /** The brightest part of the rim. */
  rim: Rgb;
  grain: number;
}

type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;
type OldWheel = { project: Project; hubX: number; tireRadiusIn: number; rimRadiusIn: number };

const luma = ([r, g, b]: Rgb) => 0.299 * r + 0.587 * g + 0.114 * b;
const mostGrain = 7;

export function readTone(photo: Pixels, wheel: OldWheel): Tone {
  const { tireRadiusIn, rimRadiusIn } = wheel;
  const wall = ringOf(photo, wheel, [rimRadiusIn * 1.16, tireRadiusIn * 0.94]);
  const rim = ringOf(photo, wheel, [tireRadiusIn * 0.12, rimRadiusIn * 0.96]);
  return {
    black: levelOf(wall, 0.04),
    tire: levelOf(wall, 0.55),
    rim: levelOf(rim, 0.93),
    grain: Math.min(mostGrain, grainOf(photo)),
  };
}

const ringAngles = 240;
const ringSteps = 5;

/** Pixels of a ring around the hub, from dark to bright. */
function ringOf(
  { data, width, height }: Pixels,
  { project, hubX, tireRadiusIn }: OldWheel,
  [from, to]: readonly [number, number],
): Rgb[] {
  const found: Rgb[] = [];
  for (let i = 0; i < ringAngles * ringSteps; i++) {
    const angle = (Math.floor(i / ringSteps) * 2 * Math.PI) / ringAngles;
    const radius = from + ((to - from) * (i % ringSteps)) / (ringSteps - 1);
    const [px, py] = project(
      hubX + radius * Math.cos(angle),
      tireRadiusIn + radius * Math.sin(angle),
    ).map(Math.round) as [number, number];
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const at = (py * width + px) * 4;
    found.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
  }
  return found.sort((one, other) => luma(one) - luma(other));
}

/** The mean around a place in a sorted ring. */
function levelOf(sorted: readonly Rgb[], share: number): Rgb {
  const at = Math.floor(share * (sorted.length - 1));
  const near = sorted.slice(Math.max(0, at - 12), at + 13);
  const mean = (channel: 0 | 1 | 2) =>
    near.reduce((sum, pixel) => sum + pixel[channel], 0) / (near.length || 1);
  return [mean(0), mean(1), mean(2)];
}

/** The usual step between neighbors is grain, not an edge. */
function grainOf({ data, width, height }: Pixels): number {
  const steps = Array.from({ length: 4000 }, (_, i) => {
    const at = (Math.floor((i * 7919) % (width * (height - 1))) + 1) * 4;
    return Math.abs((data[at] ?? 0) - (data[at - 4] ?? 0));
  }).sort((one, other) => one - other);
  return (steps[2000] ?? 0) * 0.9;
}

/** What the drawn wheel has: its black, the middle of its sidewall, a bright rim. */
const drawn = { black: 12, tire: 46, rim: 215 };

/**
 * Gives a drawn wheel the light of a photo.
 * @param rimShare the rim's edge as a fraction of half of the picture's width
 */
export function applyTone({ data, width, height }: Pixels, tone: Tone, rimShare: number): void {
  const curves = ([0, 1, 2] as const).map((channel) => curveOf(tone, channel));
  const rim = (rimShare * width) / 2;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const pixel: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const grey = luma(pixel);
    // The drawn rubber is warm; the photo's has the color of its own light.
    const rubber = Math.hypot(x - width / 2, y - height / 2) > rim ? 1 : 0.12;
    const noise = (Math.random() + Math.random() - 1) * tone.grain;
    for (const channel of [0, 1, 2] as const) {
      const value = pixel[channel] + (grey - pixel[channel]) * rubber;
      data[at + channel] = (curves[channel]?.[Math.round(value)] ?? value) + noise;
    }
  }
}

function curveOf({ black, tire, rim }: Tone, channel: 0 | 1 | 2): number[] {
  const low = black[channel] * 0.8;
  const middle = Math.max(low + 7, tire[channel]);
  // A dark old rim says little about how bright a bright one would be.
  const high = Math.max(rim[channel], middle + 90);
  return Array.from({ length: 256 }, (_, value) => {
    if (value < drawn.tire) return low + ((middle - low) * value) / drawn.tire;
    return middle + ((high - middle) * (value - drawn.tire)) / (drawn.rim - drawn.tire);
  });
}
