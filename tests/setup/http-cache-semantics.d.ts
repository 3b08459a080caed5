/** The package's own types are for JavaScript only; these are the parts that the tests use. */
declare module 'http-cache-semantics' {
  import type { IncomingHttpHeaders } from 'node:http';

  type Asked = { url?: string; method?: string; headers: IncomingHttpHeaders };
  export default class CachePolicy {
    constructor(asked: Asked, found: { status?: number; headers: IncomingHttpHeaders });
    storable(): boolean;
    satisfiesWithoutRevalidation(asked: Asked): boolean;
    responseHeaders(): IncomingHttpHeaders;
  }
}
