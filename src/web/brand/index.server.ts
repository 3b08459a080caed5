export { brandFiles, type IconParts } from './look-of.server.ts';
