export { fontAddress } from './font-files.server.ts';
export { brandFiles, type IconParts } from './look-of.server.ts';
