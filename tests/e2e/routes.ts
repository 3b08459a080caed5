/** Every public page that the specification names or links to, with the start of its title. */
export const publicRoutes = [
  { path: '/', title: 'Off-road Shop in Phoenix, AZ' },
  { path: '/appointment' },
  { path: '/build' },
  { path: '/careers' },
  { path: '/careers/lift-suspension-technician' },
  { path: '/contact' },
  { path: '/gallery' },
  { path: '/gallery/ford' },
  { path: '/gallery/chevrolet' },
  { path: '/gallery/dodge' },
  { path: '/gallery/jeep' },
  { path: '/gallery/ford/2022-f150-long-commute' },
  { path: '/meet-the-team' },
  { path: '/services' },
  { path: '/services/lift-kits' },
  { path: '/services/off-road-accessories' },
  { path: '/services/4x4-customization' },
  { path: '/services/custom-wheels' },
  { path: '/store' },
  { path: '/store/lift-kits' },
  { path: '/store/tires' },
  { path: '/store/wheels' },
  { path: '/store/wheels/basaltline-corbel' },
  { path: '/store/tires/granfell-saltmarch-at' },
  { path: '/store/lift-kits/bramblecut-fenline' },
  { path: '/store/brands/vantrel' },
  { path: '/api/docs' },
  { path: '/api/docs/catalog' },
  { path: '/build/reminder' },
  { path: '/build/share' },
  { path: '/build/vote' },
  { path: '/terms' },
  { path: '/privacy' },
] as const;

/** Pages of visitors that are in every language, also as they are with something chosen. */
export const visitorPaths: readonly string[] = [
  ...publicRoutes.map(({ path }) => path).filter((path) => !path.startsWith('/api/docs')),
  '/build?step=vehicle&vehicle=ford-f150-2021',
  '/build/compare',
  '/careers/withdrawn',
  '/appointment?service=suspension-lift',
  '/appointment/waiting-list?service=fit-check&vehicle=Ram%202019',
  '/store/compare',
  '/store/wheels?q=zzz',
];

/** Pages of a template that another one of the list has too. */
const alike =
  /^\/gallery\/(?:chevrolet|dodge|jeep)$|^\/services\/(?!lift-kits$)|^\/store\/(?:lift-kits|tires)$|^\/store\/lift-kits\/|^\/privacy$/;

/** One of each template, also as it is with something chosen. */
export const templatePaths = visitorPaths.filter((path) => !alike.test(path));

/** What is not there. */
export const lostPaths: readonly string[] = [
  '/no/such/page',
  '/gallery/edsel',
  '/appointment/manage/x',
  '/build/s/00000000000000000000',
  '/build/vote/00000000000000000000',
];
