export { type BrandFiles, brandFiles, type IconParts } from './look-of.server.ts';
