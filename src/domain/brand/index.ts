export { contrastOf } from './colors.ts';
export { initialsOf, type NameLines, nameLines } from './names.ts';
export { type BrandColors, derivePalette, type Palette, type Scheme } from './palette.ts';
export { type Brand, type BrandPicture, brandSchema, houseColors } from './schemas.ts';
