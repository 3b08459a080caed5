/** What a visitor may send along. One request of the site carries about 11 MB. */
export const photoLimits = { count: 4, bytes: 10 * 1024 * 1024 };

/** A photo that goes with a build, as its owner sees it listed. */
export type BuildPhoto = { id: string; fileName: string; bytes: number };

/** As the shop sees it, at its own size. */
export type SizedPhoto = BuildPhoto & { widthPx: number; heightPx: number };

/** Why a file was not taken. */
export type PhotoProblem = { fileName: string; problem: 'notPhoto' | 'tooLarge' | 'tooMany' };
