import { href } from 'react-router';

/** A step of the build; `vehicle` and `details` frame the options that the owner chose. */
export type BuildStep = 'vehicle' | 'lift-kits' | 'wheels' | 'tires' | 'details';
export type StoreKind = 'lift-kits' | 'wheels' | 'tires';

/** Every internal URL, typed against the route table. Nothing else spells a path. */
export const hrefs = {
  index: () => href('/'),
  appointment: (query: { service?: string; build?: string } = {}) =>
    href('/appointment') + search(query),
  build: (query: { step?: BuildStep; vehicle?: string; more?: string; view?: 'price' } = {}) =>
    href('/build') + search(query),
  buildComplete: () => href('/build/complete'),
  careers: () => href('/careers'),
  careersSlug: (params: { slug: string }) => href('/careers/:slug', params),
  contact: () => href('/contact'),
  gallery: () => href('/gallery'),
  galleryMake: (params: { make: string }, hash = '') =>
    href('/gallery/:make', params) + anchor(hash),
  meetTheTeam: () => href('/meet-the-team'),
  services: () => href('/services'),
  service: (params: { service: string }, hash = '') =>
    href('/services/:service', params) + anchor(hash),
  store: ({ kind }: { kind: StoreKind }, query: Record<string, string> = {}) =>
    href(`/store/${kind}`) + search(query),
  storeWheel: (params: { slug: string }) => href('/store/wheels/:slug', params),
  terms: () => href('/terms'),
  privacy: () => href('/privacy'),
};

function search(query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

function anchor(hash: string): string {
  return hash === '' ? '' : `#${hash}`;
}
