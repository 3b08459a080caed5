import { safeUrl } from './safe-url.ts';

/** The asset hosts of Storyblok, one per region. */
export const hostedAssetHosts = ['', '-us', '-ap', '-ca'].map(
  (region) => `a${region}.storyblok.com`,
);

/** The URL of a picture or film on this site or on Storyblok, else ''. Any other site would see who visits. */
export function mediaUrl(url: unknown): string {
  const safe = safeUrl(url);
  return safe !== null && (/^\/(?![/\\])/.test(safe) || isHosted(safe)) ? safe : '';
}

function isHosted(address: string): boolean {
  return hostedAssetHosts.some((host) => address.startsWith(`https://${host}/f/`));
}
