/**
 * Part of every drawing's address, which browsers keep for ever: it changes when the build was made
 * from other drawing code or other records (vite.config.ts).
 */
export const drawingVersion: string = import.meta.env.VITE_DRAWING_VERSION ?? 'dev';
