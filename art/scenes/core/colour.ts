import { clamp, lerp } from './numbers.ts';

/** "L C h": OKLCH lightness 0…1, chroma, hue in degrees. */
export type Oklch = `${number} ${number} ${number}`;
export type Lab = readonly [l: number, a: number, b: number];
export type Colour = Oklch | Lab;

export function toLab(colour: Colour): Lab {
  if (typeof colour !== 'string') return colour;
  const [l = 0, chroma = 0, hue = 0] = colour.split(' ').map(Number);
  const angle = (hue * Math.PI) / 180;
  return [l, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

export function mix(from: Colour, to: Colour, share: number): Lab {
  const [a, b] = [toLab(from), toLab(to)];
  return [lerp(a[0], b[0], share), lerp(a[1], b[1], share), lerp(a[2], b[2], share)];
}

export function darken(colour: Colour, by: number): Lab {
  const [l, a, b] = toLab(colour);
  return [l - by, a, b];
}

/** '#rrggbb'. A colour outside sRGB loses chroma until it fits, so hues never shift. */
export function hex(colour: Colour): string {
  const [l, a, b] = toLab(colour);
  let channels = linearChannels([l, a, b]);
  for (let share = 0.93; share > 0.45 && !fits(channels); share *= 0.93) {
    channels = linearChannels([l, a * share, b * share]);
  }
  return `#${channels.map(toByte).join('')}`;
}

function fits(channels: readonly number[]): boolean {
  return Math.min(...channels) > -0.003 && Math.max(...channels) < 1.003;
}

// OKLab, Björn Ottosson, 2020: https://bottosson.github.io/posts/oklab/
function linearChannels([L, a, b]: Lab): readonly number[] {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toByte(linear: number): string {
  const value = clamp(linear);
  const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(clamp(gamma) * 255)
    .toString(16)
    .padStart(2, '0');
}
