import type { HeadersArgs } from 'react-router';

/** What the action or else the loader said: both are for one person only. */
export function signInHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;
}
