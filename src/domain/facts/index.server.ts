export { cacheByVersion, cacheEachByVersion } from './cache-by-version.server.ts';
export { readCatalogVersion } from './fact-versions.server.ts';
