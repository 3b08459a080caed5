import { safeUrl } from './safe-url.ts';

/** Where pictures and films may come from: this site, and the hosted content service's own store. */
const hosts = /^https:\/\/a(?:-[a-z]{2})?\.storyblok\.com\/f\//;

/** The address of a picture or film that a page may fetch, or ''. Other sites would see its visitors. */
export function mediaUrl(url: unknown): string {
  const safe = safeUrl(url);
  return safe !== null && (/^\/(?![/\\])/.test(safe) || hosts.test(safe)) ? safe : '';
}
