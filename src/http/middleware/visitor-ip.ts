/**
 * The IP address for limits and logs: the entry that the outermost trusted proxy added to X-Forwarded-For, else the
 * connection's. Entries further left are claims by the visitor.
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
