export { cacheByVersion, cacheEachByVersion } from './cache-by-version.server.ts';
export { readBy, readCatalogVersion, renewCatalogVersion } from './fact-versions.server.ts';
