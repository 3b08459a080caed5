import { href } from 'react-router';

/** A step of the build; `vehicle` and `details` frame the options that the owner chose. */
export type BuildStep = 'vehicle' | 'lift-kits' | 'wheels' | 'tires' | 'details';
export type StoreKind = 'lift-kits' | 'wheels' | 'tires';

/** Values by name; a list is one name several times. What is undefined is left out. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

type BuildQuery = {
  step?: BuildStep;
  vehicle?: string;
  year?: string;
  view?: 'price' | 'why' | 'numbers' | 'solve';
  /** A product line that the build is to begin with, and one size of it. */
  line?: string;
  sku?: string;
} & Query;

/** What is to be done, when it was looked for, and the time that is held for it. */
type AppointmentQuery = {
  service?: string;
  build?: string;
  mode?: 'wait' | 'drop';
  vehicle?: string;
  day?: string;
  from?: string;
  at?: string;
  held?: string;
  /** The list of services, also of a build that was sent. */
  choose?: '1';
};

/** Every internal URL, typed against the route table. Nothing else spells a path. */
export const hrefs = {
  index: () => href('/'),
  apiDocs: () => href('/api/docs'),
  appointment: (query: AppointmentQuery = {}, hash = '') =>
    href('/appointment') + search(query) + anchor(hash),
  /** Pages behind signed links: who has one may move, cancel, download, accept or leave. */
  appointmentManage: (params: { token: string }, query: Query = {}, hash = '') =>
    href('/appointment/manage/:token', params) + search(query) + anchor(hash),
  appointmentCalendar: (params: { token: string }) => href('/appointment/calendar/:token', params),
  waitingList: (query: AppointmentQuery & { manage?: string } = {}) =>
    href('/appointment/waiting-list') + search(query),
  leaveWaitingList: (params: { token: string }) => href('/appointment/waiting-list/:token', params),
  build: (query: BuildQuery = {}) => href('/build') + search(query),
  /** What a browser keeps of the shop to go on without a network. */
  buildShelf: (query: { vehicle: string }) => href('/build/shelf') + search(query),
  /** What would settle a build: asked by the page after a choice. */
  buildFixes: (query: Query) => href('/build/fixes') + search(query),
  buildComplete: () => href('/build/complete'),
  buildCompare: (query: Query = {}) => href('/build/compare') + search(query),
  buildReplace: (query: { with: string }) => href('/build/replace') + search(query),
  buildReminder: () => href('/build/reminder'),
  /** Opens the build of this device where the build's own page is not to be had. */
  buildResume: () => href('/build/resume'),
  buildShare: () => href('/build/share'),
  sharedBuild: (params: { id: string }) => href('/build/s/:id', params),
  sharedBuildSheet: (params: { id: string }) => href('/build/s/:id/print', params),
  careers: () => href('/careers'),
  careersWithdrawn: () => href('/careers/withdrawn'),
  /** Where one's own application stands. */
  applicationStatus: (params: { token: string }) => href('/careers/status/:token', params),
  careersSlug: (params: { slug: string }) => href('/careers/:slug', params),
  /** `truck`: one that is not on record, in its owner's words. */
  contact: (query: { truck?: string } = {}) => href('/contact') + search(query),
  gallery: () => href('/gallery'),
  galleryMake: (params: { make: string }) => href('/gallery/:make', params),
  galleryBuild: (params: { make: string; slug: string }) => href('/gallery/:make/:slug', params),
  meetTheTeam: () => href('/meet-the-team'),
  services: () => href('/services'),
  service: (params: { service: string }, hash = '') =>
    href('/services/:service', params) + anchor(hash),
  storeHome: (query: Query = {}) => href('/store') + search(query),
  store: ({ kind }: { kind: StoreKind }, query: Query = {}) =>
    href(`/store/${kind}`) + search(query),
  storeProduct: ({ kind, slug }: { kind: StoreKind; slug: string }, query: Query = {}) =>
    href(`/store/${kind}/:slug`, { slug }) + search(query),
  storeBrand: (params: { slug: string }) => href('/store/brands/:slug', params),
  storeCompare: (query: Query = {}) => href('/store/compare') + search(query),
  /** What an installed site shows without a network. */
  offline: () => href('/offline'),
  terms: () => href('/terms'),
  privacy: () => href('/privacy'),
};

function search(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, one]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function anchor(hash: string): string {
  return hash === '' ? '' : `#${hash}`;
}
