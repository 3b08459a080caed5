import {
  type Brand,
  derivePalette,
  hasHouseColors,
  type Palette,
} from '#src/domain/brand/index.ts';
import { fontPairs, fontRules } from './font-pairs.ts';

const noFonts = { faces: '', tokens: [] };
/** Corners without rounding. */
const sharp = ['--radius: 0px', '--radius-small: 0px', '--radius-large: 0px'];

/**
 * The style sheet of a brand: the tokens in which it differs from `tokens.css`, in the same layer, so that it only has
 * to come after. '' if it differs in none.
 */
export function brandSheet(
  { colors, corners, fonts }: Pick<Brand, 'colors' | 'corners' | 'fonts'>,
  fontAddress: (file: string) => string,
): string {
  const { faces, tokens } = fonts === 'barlow' ? noFonts : fontRules(fontPairs[fonts], fontAddress);
  const rules = [...colorRules(colors), ...(corners === 'sharp' ? sharp : []), ...tokens];
  return rules.length === 0
    ? ''
    : `${faces}@layer tokens{:root{${rules.join(';').replaceAll(': ', ':')}}}`;
}

function colorRules(colors: Brand['colors']): string[] {
  if (hasHouseColors(colors)) return [];
  const { light, dark } = derivePalette(colors);
  return tokenRules(light, dark);
}

/** A token that only the dark scheme changes keeps its value in the light one. */
function tokenRules(light: Palette, dark: Palette): string[] {
  return Object.entries(dark).map(([name, inDark]) => {
    const inLight = light[name] ?? lightOnly[name];
    return `--${name}: ${inLight === inDark ? inDark : `light-dark(${inLight}, ${inDark})`}`;
  });
}

/** As in `tokens.css`. */
const lightOnly: Palette = {
  surface: 'oklch(0.968 0.012 80)',
  'surface-raised': 'oklch(0.988 0.007 84)',
  'surface-sunken': 'oklch(0.932 0.021 78)',
  border: 'oklch(0.86 0.022 76)',
};
