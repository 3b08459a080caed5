import { href } from 'react-router';

/** A step of the build; `vehicle` and `details` come before and after the options that the owner chose. */
export type BuildStep = 'vehicle' | 'lift-kits' | 'wheels' | 'tires' | 'details';
export type StoreKind = 'lift-kits' | 'wheels' | 'tires';

/** Values by name; a list repeats its name. Undefined values are left out. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

type BuildQuery = {
  step?: BuildStep;
  vehicle?: string;
  year?: string;
  view?: 'price' | 'why' | 'numbers' | 'paint' | 'lock' | 'solve';
  /** A product line to start the build with, and one of its sizes. */
  line?: string;
  sku?: string;
} & Query;

/** What to book, for which day, and the hold on a time. */
type AppointmentQuery = {
  service?: string;
  build?: string;
  mode?: 'wait' | 'drop';
  vehicle?: string;
  day?: string;
  from?: string;
  at?: string;
  held?: string;
  /** The list of services, also for a build that was sent. */
  choose?: '1';
};

/** Every internal URL, typed against the route table. No other code spells out a path. */
export const hrefs = {
  index: () => href('/'),
  apiDocs: () => href('/api/docs'),
  catalogDocs: () => href('/api/docs/catalog'),
  appointment: (query: AppointmentQuery = {}, hash = '') =>
    href('/appointment') + search(query) + anchor(hash),
  /** Pages behind signed links: whoever has one can reschedule, cancel, download, accept or leave. */
  appointmentManage: (params: { token: string }, query: Query = {}, hash = '') =>
    href('/appointment/manage/:token', params) + search(query) + anchor(hash),
  appointmentCalendar: (params: { token: string }) => href('/appointment/calendar/:token', params),
  waitingList: (query: AppointmentQuery & { manage?: string } = {}) =>
    href('/appointment/waiting-list') + search(query),
  leaveWaitingList: (params: { token: string }) => href('/appointment/waiting-list/:token', params),
  build: (query: BuildQuery = {}) => href('/build') + search(query),
  /** What a browser stores of the shop to continue without a network. */
  buildShelf: (query: { vehicle: string }) => href('/build/shelf') + search(query),
  /** Suggestions that would resolve a build's problems; requested by the page after a choice. */
  buildFixes: (query: Query) => href('/build/fixes') + search(query),
  /** Reads a VIN that is posted to it; the address never has one. */
  buildVin: () => href('/build/vin'),
  buildComplete: () => href('/build/complete'),
  buildCompare: (query: Query = {}) => href('/build/compare') + search(query),
  buildReplace: (query: { with: string }) => href('/build/replace') + search(query),
  buildReminder: () => href('/build/reminder'),
  /** Opens the build of this device if the build's own page is not available. */
  buildResume: () => href('/build/resume'),
  buildShare: () => href('/build/share'),
  sharedBuild: (params: { id: string }) => href('/build/s/:id', params),
  buildVote: () => href('/build/vote'),
  vote: (params: { id: string }) => href('/build/vote/:id', params),
  /** Only who asked has it. */
  voteResult: (params: { key: string }) => href('/build/vote/results/:key', params),
  sharedBuildSheet: (params: { id: string }) => href('/build/s/:id/print', params),
  careers: () => href('/careers'),
  careersWithdrawn: () => href('/careers/withdrawn'),
  /** The status of one's own application. */
  applicationStatus: (params: { token: string }) => href('/careers/status/:token', params),
  careersSlug: (params: { slug: string }) => href('/careers/:slug', params),
  /** `truck`: one that is not on record, in its owner's words, or for which there are no parts of a kind. */
  contact: (query: { truck?: string; part?: string } = {}) => href('/contact') + search(query),
  gallery: () => href('/gallery'),
  galleryMake: (params: { make: string }) => href('/gallery/:make', params),
  galleryBuild: (params: { make: string; slug: string }) => href('/gallery/:make/:slug', params),
  galleryMine: (params: { make: string; slug: string }, query: Query = {}) =>
    href('/gallery/:make/:slug/mine', params) + search(query),
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
