/**
 * The address that limits and logs go by: the entry that the outermost trusted proxy wrote into
 * X-Forwarded-For, else the connection's. Entries further left are the visitor's own claim.
 */
export function visitorIp(options: {
  forwardedFor: string | undefined;
  connectionAddress: string;
  trustedHops: number;
}): string {
  const entries = (options.forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const trusted = options.trustedHops === 0 ? undefined : entries.at(-options.trustedHops);
  return (trusted || options.connectionAddress).replace(/^::ffff:/, '');
}
