export { contrastOf, type Scheme, tintOf } from './colors.ts';
export { initialsOf } from './names.ts';
export { type BrandColors, derivePalette, type Palette } from './palette.ts';
export {
  type Brand,
  type BrandPicture,
  brandSchema,
  fontPairNames,
  hasHouseColors,
  houseColors,
} from './schemas.ts';
