import type { HeadersArgs } from 'react-router';

/** The headers of the action, or else the loader: both responses are for one person only. */
export function signInHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;
}
