import bootSource from './boot.js?raw';
import visitsSource from './visits.js?raw';

/** What every page runs before anybody touches it; the build makes it small. */
export const bootScript = `${bootSource}\n${visitsSource}`;
