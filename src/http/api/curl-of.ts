import { type ApiCall, isRepeatable, isWrite } from './api-call.ts';

/**
 * The call as a working shell command: `$SITE` is the site's origin, `jar` a cookie file, `$TOKEN` the value of
 * XSRF-TOKEN in it, `$BUILD` and `$SNAPSHOT` the caller's ids.
 */
export function curlOf(call: ApiCall): string {
  const address = call.path.replace('{buildId}', '$BUILD').replace('{snapshotId}', '$SNAPSHOT');
  const query = call.example.query ? `?${call.example.query}` : '';
  const { body } = call.example;
  const options = [
    ...(call.method === 'get' ? [] : [`-X ${call.method.toUpperCase()}`]),
    ...(usesCookies(call) ? ['-b jar -c jar'] : []),
    ...(isWrite(call) ? ['-H "X-XSRF-TOKEN: $TOKEN"'] : []),
    ...(isRepeatable(call) ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body ? [`-H "Content-Type: application/json"`, `-d '${JSON.stringify(body)}'`] : []),
  ];
  return [`curl "$SITE${address}${query}"`, ...options].join(' \\\n  ');
}

function usesCookies(call: ApiCall): boolean {
  return isWrite(call) || Boolean(call.ownBuild) || Boolean(call.answer.sets);
}
