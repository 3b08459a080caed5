import { z } from 'zod';
import { localeCodes } from '#src/lib/locales.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/);

/** A picture of the shop's own, made small when it was uploaded. */
const pictureSchema = z.strictObject({
  kind: z.literal('picture'),
  type: z.enum(['svg', 'png']),
  /** A drawing as it is, a picture as base64. */
  data: z.string().min(1),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
});

/** Of the demonstration shop, and of every shop from before a brand could be set. */
export const houseColors = { accent: '#bf430b', ink: '#211713' };

/** Whether the built-in style sheet has these colors. */
export function hasHouseColors({ accent, ink }: typeof houseColors): boolean {
  return accent === houseColors.accent && ink === houseColors.ink;
}

/** Each by the font of its headings. */
export const fontPairNames = [
  'barlow',
  'oswald',
  'saira',
  'archivo',
  'roboto',
  'rajdhani',
] as const;

export const brandSchema = z.strictObject({
  /** Beside the mark and under an icon, "Ironwood"; '' for the whole name. */
  shortName: z.string().max(24).default(''),
  /** What the shop promises in half a sentence, by language: below its name, and where a page does not describe itself. */
  tagline: z.partialRecord(z.enum(localeCodes), z.string().max(100)).default({}),
  /** Said at the foot of every page, by language. */
  footerLine: z.partialRecord(z.enum(localeCodes), z.string().max(200)).default({}),
  /** Of the copyright, "2021" or "2013-2026"; '' for the current year. */
  copyrightYears: z.string().max(20).default(''),
  /** Beside the name: the wheel on its ground line, nothing, or a picture that replaces the name, too. */
  logo: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('wheel') }),
      z.strictObject({ kind: z.literal('name') }),
      pictureSchema,
    ])
    .default({ kind: 'wheel' }),
  /** For dark grounds; null: the same as on light ones. */
  darkLogo: pictureSchema.nullable().default(null),
  /** Of the installed site, square; null: made from the logo or the name. */
  icon: pictureSchema.nullable().default(null),
  colors: z.strictObject({ accent: color, ink: color }).default(houseColors),
  /** For headings and for text; the files are the product's own. */
  fonts: z.enum(fontPairNames).default('barlow'),
  corners: z.enum(['soft', 'sharp']).default('soft'),
});

export type Brand = z.infer<typeof brandSchema>;
export type BrandPicture = z.infer<typeof pictureSchema>;
