import { clamp, lerp } from './geometry/numbers.ts';

type Lab = readonly [l: number, a: number, b: number];

const DARKEST = 0.13;

/**
 * Lightens (share > 0) or darkens a color, -1…1: only its lightness in OKLab moves. Its chroma is kept longer than a
 * mix with white or black would, so that red stays red; light is a little warm.
 */
export function tone(hex: string, share: number): string {
  const key = `${hex} ${share}`;
  return remember(key, () => {
    const [l, a, b] = toLab(hex);
    if (share < 0) {
      const chroma = 1 + share * 0.55;
      return toHex([lerp(l, Math.min(l, DARKEST), -share), a * chroma, b * chroma]);
    }
    const chroma = 1 - share * 0.75;
    return toHex([lerp(l, 1, share), a * chroma + share * 0.002, b * chroma + share * 0.006]);
  });
}

/** Mixes two '#rrggbb' colors in OKLab. */
export function mix(from: string, to: string, share: number): string {
  return remember(`${from}${to}${share}`, () => {
    const [a, b] = [toLab(from), toLab(to)];
    return toHex([lerp(a[0], b[0], share), lerp(a[1], b[1], share), lerp(a[2], b[2], share)]);
  });
}

// Cached: mixing is a third of a drawing's time, and one truck needs the same forty colors on each move
// of a slider.
const known = new Map<string, string>();

function remember(key: string, find: () => string): string {
  const found = known.get(key) ?? find();
  if (known.size > 4000) known.clear();
  known.set(key, found);
  return found;
}

/** Perceived lightness 0…1 of '#rrggbb'. */
export function lightness(hex: string): number {
  return toLab(hex)[0];
}

// OKLab, Björn Ottosson, 2020: https://bottosson.github.io/posts/oklab/
function toLab(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = toLinear(((value >> 16) & 255) / 255);
  const g = toLinear(((value >> 8) & 255) / 255);
  const b = toLinear((value & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(toByte).join('')}`;
}

function toByte(linear: number): string {
  const value = Math.round(toGamma(clamp(linear, 0, 1)) * 255);
  return clamp(value, 0, 255).toString(16).padStart(2, '0');
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}
