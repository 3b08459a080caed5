import bootSource from './boot.js?raw';
import { packScript } from './pack-script.ts';
import visitsSource from './visits.js?raw';

/** What every page runs before anybody touches it. */
export const bootScript = [bootSource, visitsSource].map(packScript).join('');
