import { safeUrl } from './safe-url.ts';

/** The stores of the hosted content service, one a region. */
export const hostedAssetHosts = ['', '-us', '-ap', '-ca'].map(
  (region) => `a${region}.storyblok.com`,
);

/**
 * The address of a picture or film of this site or of the hosted content service, or ''. Other sites
 * would see who visits.
 */
export function mediaUrl(url: unknown): string {
  const safe = safeUrl(url);
  return safe !== null && (/^\/(?![/\\])/.test(safe) || isHosted(safe)) ? safe : '';
}

function isHosted(address: string): boolean {
  return hostedAssetHosts.some((host) => address.startsWith(`https://${host}/f/`));
}
