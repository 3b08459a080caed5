import bootSource from './boot.js?raw';
import visitsSource from './visits.js?raw';

/** What every page runs before any interaction; the build minifies it. */
export const bootScript = `${bootSource}\n${visitsSource}`;
