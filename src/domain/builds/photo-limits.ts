/** Limits for photos. One request to the site can carry about 11 MB. */
export const photoLimits = { count: 4, bytes: 10 * 1024 * 1024 };

/** A photo of a build as its owner sees it. */
export type BuildPhoto = { id: string; fileName: string; bytes: number };

/** A photo as the shop sees it, with its size. */
export type SizedPhoto = BuildPhoto & { widthPx: number; heightPx: number };

/** Why a file was refused. */
export type PhotoProblem = { fileName: string; problem: 'notPhoto' | 'tooLarge' | 'tooMany' };
