/** The site as passkeys know it (WebAuthn's "relying party"): they belong to its host, and its origin alone may ask for them. */
export type PasskeySite = { host: string; origin: string };

/**
 * The site of an origin; null where no browser offers passkeys: an address of numbers, or one that is not encrypted
 * and not on this machine.
 */
export function passkeySiteOf(origin: string): PasskeySite | null {
  const { protocol, hostname } = new URL(origin);
  const isNumbers = /^[\d.]+$|^\[/.test(hostname);
  const isHere = /(?:^|\.)localhost$/.test(hostname);
  if (isNumbers || (protocol !== 'https:' && !isHere)) return null;
  return { host: hostname, origin };
}
