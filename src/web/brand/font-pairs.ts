import type { Brand } from '#src/domain/brand/index.ts';

type Face = {
  family: string;
  /** What its files begin with. */
  file: string;
  weights: readonly number[];
  /** What makes Arial take the same room, in percent: size, ascent and descent, as Capsize measured them. */
  fallback: readonly [size: number, ascent: number, descent: number];
};

/** A font for headings and figures, and one for everything else. */
export type FontPair = { display: Face; text: Face };

const reading = [400, 500, 600];

/** The pairs besides the built-in one, which `fonts.css` has. */
export const fontPairs: Readonly<Record<Exclude<Brand['fonts'], 'barlow'>, FontPair>> = {
  oswald: {
    display: face('Oswald', [500, 600], [81.43, 146.51, 35.49]),
    text: face('Source Sans 3', reading, [93.76, 109.21, 42.66]),
  },
  saira: {
    display: face('Saira Condensed', [500, 600], [79.18, 143.34, 55.44]),
    text: face('Saira', reading, [103.63, 109.52, 42.36]),
  },
  archivo: {
    display: face('Archivo Narrow', [500, 600], [82.55, 125.38, 37.8]),
    text: face('Archivo', reading, [98.7, 88.96, 21.28]),
  },
  roboto: {
    display: face('Roboto Condensed', [500, 600], [88.83, 104.44, 27.48]),
    text: face('Roboto', reading, [99.78, 92.98, 24.47]),
  },
  rajdhani: {
    display: face('Rajdhani', [600, 700], [91.07, 102.12, 37.99]),
    text: face('Inter', reading, [107.12, 90.44, 22.52]),
  },
};

function face(family: string, weights: readonly number[], fallback: Face['fallback']): Face {
  return { family, file: family.toLowerCase().replaceAll(' ', '-'), weights, fallback };
}

/** "oswald-latin-600-normal.woff2". */
export function fontFile({ file }: Face, weight: number): string {
  return `${file}-latin-${weight}-normal.woff2`;
}

/** The rules of a pair: its files, its fallbacks, and the two tokens that name it. */
export function fontRules(
  pair: FontPair,
  addressOf: (file: string) => string,
): { faces: string; tokens: string[] } {
  const faces = [pair.display, pair.text].flatMap((one) => [
    ...one.weights.map((weight) => faceRule(one, weight, addressOf)),
    fallbackRule(one),
  ]);
  const stack = ({ family }: Face) => `"${family}", "${family} Fallback", sans-serif`;
  return {
    faces: faces.join(''),
    tokens: [`--font-display: ${stack(pair.display)}`, `--font-text: ${stack(pair.text)}`],
  };
}

function faceRule(one: Face, weight: number, addressOf: (file: string) => string): string {
  const source = `url(${addressOf(fontFile(one, weight))}) format("woff2")`;
  return `@font-face{font-family:"${one.family}";font-weight:${weight};font-display:swap;src:${source}}`;
}

function fallbackRule({ family, fallback: [size, ascent, descent] }: Face): string {
  const metrics = `size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%`;
  return `@font-face{font-family:"${family} Fallback";src:local("Arial"),local("Liberation Sans");${metrics}}`;
}
