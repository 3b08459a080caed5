export { cacheByVersion, cacheEachByVersion } from './cache-by-version.server.ts';
export { readBy, readCatalogVersion } from './fact-versions.server.ts';
