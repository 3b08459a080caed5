/**
 * Part of every drawing's immutable URL: it changes if the build was made from other drawing code or other records
 * (vite.config.ts).
 */
export const drawingVersion: string = import.meta.env.VITE_DRAWING_VERSION ?? 'dev';
