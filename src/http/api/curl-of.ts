import { type ApiCall, isRepeatable, isWrite } from './api-call.ts';

/**
 * The call as a working shell command: `$SITE` is the site's origin, `jar` a cookie file, `$TOKEN` the value of
 * XSRF-TOKEN in it, `$KEY` a key of the shop, `$BUILD` and `$SNAPSHOT` the caller's ids.
 */
export function curlOf(call: ApiCall): string {
  const address = addressOf(call);
  const query = call.example.query ? `?${call.example.query}` : '';
  const { body, file } = call.example;
  const options = [
    ...(call.method === 'get' ? [] : [`-X ${call.method.toUpperCase()}`]),
    ...(call.key ? ['-H "Authorization: Bearer $KEY"'] : browserOptions(call)),
    ...(body ? [`-H "Content-Type: application/json"`, `-d '${JSON.stringify(body)}'`] : []),
    ...(file ? [`--data-binary @${file}`] : []),
  ];
  return [`curl "$SITE${address}${query}"`, ...options].join(' \\\n  ');
}

/** The ids of a visitor are theirs; those of goods are in every demo shop. */
function addressOf({ path, example: { params = {} } }: ApiCall): string {
  const own = path.replace('{buildId}', '$BUILD').replace('{snapshotId}', '$SNAPSHOT');
  return own.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
}

function browserOptions(call: ApiCall): string[] {
  return [
    ...(usesCookies(call) ? ['-b jar -c jar'] : []),
    ...(isWrite(call) ? ['-H "X-XSRF-TOKEN: $TOKEN"'] : []),
    ...(isRepeatable(call) ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
  ];
}

function usesCookies(call: ApiCall): boolean {
  return isWrite(call) || Boolean(call.ownBuild) || Boolean(call.answer.sets);
}
