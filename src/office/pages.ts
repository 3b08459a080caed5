import type { Scope } from '#src/domain/auth/index.ts';
import type { NavName } from '#src/office/kit/nav-item.ts';

/** What a route of the back office requires: a scope, or just to be signed in. */
export type AdminScope = Scope | 'signed-in';

export type AdminRoute = {
  /** Relative to `/admin/`; '' is the index, `*` what no other line matches. */
  path: string;
  /** Module, relative to `src/office/`. */
  file: string;
  scope: AdminScope;
  /** Its place in the navigation or in the settings; `kit/shell-words.json` has the name. */
  nav?: NavName;
  /** Who sees it there, if more people may open it. */
  navScope?: Scope;
};

/**
 * Every route under `/admin` with its policy. `src/routes.ts` is generated from it and the guard uses it, so a route
 * that is not listed does not exist. Domain functions check their scopes again.
 */
export const adminRoutes: readonly AdminRoute[] = [
  {
    path: '',
    file: 'today/today.page.tsx',
    scope: 'signed-in',
    nav: 'today',
    navScope: 'leads.read',
  },
  { path: 'leads', file: 'leads/leads.page.tsx', scope: 'leads.read', nav: 'leads' },
  { path: 'leads/unfinished', file: 'leads/drafts.page.tsx', scope: 'leads.read' },
  { path: 'leads/unfinished/:id', file: 'leads/draft.page.tsx', scope: 'leads.read' },
  { path: 'leads/templates', file: 'leads/reply-templates.page.tsx', scope: 'leads.read' },
  { path: 'leads/templates/:id', file: 'leads/reply-template.page.tsx', scope: 'leads.write' },
  { path: 'leads/:id', file: 'leads/lead.page.tsx', scope: 'leads.read' },
  { path: 'calendar', file: 'calendar/calendar.page.tsx', scope: 'calendar.read', nav: 'calendar' },
  { path: 'calendar/new', file: 'calendar/new.page.tsx', scope: 'calendar.write' },
  { path: 'calendar/fit', file: 'calendar/fit.route.ts', scope: 'calendar.write' },
  { path: 'calendar/block', file: 'calendar/block.page.tsx', scope: 'calendar.write' },
  { path: 'calendar/blocks/:id', file: 'calendar/blocked.page.tsx', scope: 'calendar.read' },
  { path: 'calendar/waiting', file: 'calendar/waiting.page.tsx', scope: 'calendar.read' },
  { path: 'calendar/subscribe', file: 'calendar/feeds.page.tsx', scope: 'calendar.write' },
  { path: 'calendar/:id', file: 'calendar/visit.page.tsx', scope: 'calendar.read' },
  { path: 'build-photos/:id', file: 'leads/build-photo.route.ts', scope: 'leads.read' },
  {
    path: 'applications',
    file: 'careers/applications/applications.page.tsx',
    scope: 'applications.read',
    nav: 'applications',
  },
  {
    path: 'applications/:id',
    file: 'careers/applications/application.page.tsx',
    scope: 'applications.read',
  },
  { path: 'resumes/:id', file: 'careers/applications/resume.route.ts', scope: 'applications.read' },
  {
    path: 'careers',
    file: 'careers/jobs/jobs.page.tsx',
    scope: 'applications.read',
    nav: 'careers',
  },
  { path: 'careers/:slug', file: 'careers/jobs/job.page.tsx', scope: 'applications.write' },
  { path: 'catalog', file: 'goods/buying.page.tsx', scope: 'catalog.write', nav: 'buying' },
  { path: 'catalog/files/:kind', file: 'goods/goods-file.route.ts', scope: 'catalog.write' },
  { path: 'catalog/wheels', file: 'goods/wheels.page.tsx', scope: 'catalog.read', nav: 'wheels' },
  { path: 'catalog/tires', file: 'goods/tires.page.tsx', scope: 'catalog.read', nav: 'tires' },
  {
    path: 'catalog/imports',
    file: 'goods/imports.page.tsx',
    scope: 'catalog.write',
    nav: 'imports',
  },
  {
    path: 'catalog/imports/feeds',
    file: 'supplier-feeds/feeds.page.tsx',
    scope: 'catalog.read',
  },
  {
    path: 'catalog/imports/feeds/new',
    file: 'supplier-feeds/new-feed.page.tsx',
    scope: 'catalog.write',
  },
  {
    path: 'catalog/imports/feeds/:id',
    file: 'supplier-feeds/feed.page.tsx',
    scope: 'catalog.read',
  },
  {
    path: 'catalog/imports/fitment',
    file: 'supplier-fit/fit-files.page.tsx',
    scope: 'catalog.read',
  },
  {
    path: 'catalog/imports/fitment/:id',
    file: 'supplier-fit/fit-file.page.tsx',
    scope: 'catalog.read',
  },
  {
    path: 'catalog/imports/questions',
    file: 'supplier-fit/questions.page.tsx',
    scope: 'catalog.read',
  },
  {
    path: 'catalog/imports/conflicts',
    file: 'supplier-fit/conflicts.page.tsx',
    scope: 'catalog.read',
  },
  { path: 'catalog/imports/:id', file: 'goods/import.page.tsx', scope: 'catalog.write' },
  {
    path: 'catalog/picture',
    file: 'goods/pictures/fetch-picture.route.ts',
    scope: 'catalog.write',
  },
  { path: 'catalog/:category/new', file: 'goods/new-part.page.tsx', scope: 'catalog.write' },
  { path: 'catalog/:category/fit', file: 'goods/part-fit.route.ts', scope: 'catalog.read' },
  { path: 'catalog/:category/figure', file: 'goods/figure.route.ts', scope: 'catalog.write' },
  { path: 'catalog/:category/change', file: 'goods/change.page.tsx', scope: 'catalog.write' },
  { path: 'catalog/:category/changes', file: 'goods/changes.page.tsx', scope: 'catalog.read' },
  { path: 'catalog/:category/parts/:sku', file: 'goods/part.page.tsx', scope: 'catalog.read' },
  {
    path: 'catalog/lift-kits',
    file: 'goods/lines/lift-kits.page.tsx',
    scope: 'catalog.read',
    nav: 'lift-kits',
  },
  { path: 'catalog/lift-kits/fit', file: 'goods/lines/kit-fit.route.ts', scope: 'catalog.read' },
  {
    path: 'catalog/vehicles',
    file: 'goods/vehicles/vehicles.page.tsx',
    scope: 'catalog.read',
    nav: 'vehicles',
  },
  {
    path: 'catalog/vehicles/new',
    file: 'goods/vehicles/new-vehicle.page.tsx',
    scope: 'catalog.write',
  },
  {
    path: 'catalog/vehicles/changes',
    file: 'goods/vehicles/vehicle-changes.page.tsx',
    scope: 'catalog.read',
  },
  {
    path: 'catalog/vehicles/files',
    file: 'goods/vehicles/vehicle-files.page.tsx',
    scope: 'catalog.write',
  },
  {
    path: 'catalog/vehicles/files/:id',
    file: 'goods/vehicles/vehicle-file.page.tsx',
    scope: 'catalog.write',
  },
  {
    path: 'catalog/vehicles/fit',
    file: 'goods/vehicles/vehicle-fit.route.ts',
    scope: 'catalog.read',
  },
  { path: 'catalog/vehicles/:id', file: 'goods/vehicles/vehicle.page.tsx', scope: 'catalog.read' },
  { path: 'catalog/:category/lines', file: 'goods/lines/lines.page.tsx', scope: 'catalog.read' },
  {
    path: 'catalog/:category/lines/new',
    file: 'goods/lines/new-line.page.tsx',
    scope: 'catalog.write',
  },
  {
    path: 'catalog/:category/lines/changes',
    file: 'goods/lines/line-changes.page.tsx',
    scope: 'catalog.read',
  },
  { path: 'catalog/:category/lines/:id', file: 'goods/lines/line.page.tsx', scope: 'catalog.read' },
  { path: 'reports', file: 'insights/reports.page.tsx', scope: 'leads.read', nav: 'reports' },
  { path: 'reports/file', file: 'insights/report-file.route.ts', scope: 'leads.read' },
  { path: 'gallery', file: 'gallery/gallery.page.tsx', scope: 'gallery.write', nav: 'gallery' },
  { path: 'gallery/:id', file: 'gallery/finished-build.page.tsx', scope: 'gallery.write' },
  { path: 'reviews', file: 'reviews/reviews.page.tsx', scope: 'reviews.moderate', nav: 'reviews' },
  { path: 'outbox', file: 'outbox/outbox.page.tsx', scope: 'letters.read', nav: 'outbox' },
  { path: 'outbox/:id', file: 'outbox/message.page.tsx', scope: 'letters.read' },
  { path: 'setup', file: 'setup/setup.page.tsx', scope: 'settings.write', nav: 'setup' },
  { path: 'search', file: 'frame/palette/search.route.ts', scope: 'signed-in' },
  { path: 'exports/:list', file: 'insights/export-list.route.ts', scope: 'signed-in' },
  {
    path: 'people-data',
    file: 'personal-data/personal-data.page.tsx',
    scope: 'privacy.manage',
    nav: 'privacy',
  },
  {
    path: 'people-data/archive',
    file: 'personal-data/export-data.route.ts',
    scope: 'privacy.manage',
  },
  { path: 'people', file: 'people/people.page.tsx', scope: 'people.manage', nav: 'people' },
  { path: 'account', file: 'account/account.page.tsx', scope: 'signed-in' },
  { path: 'content/:id', file: 'pages/story.page.tsx', scope: 'content.read' },
  { path: 'content/:id/edit', file: 'pages/story-edit.route.ts', scope: 'content.read' },
  { path: 'content/find-page', file: 'pages/find-page.route.ts', scope: 'content.read' },
  { path: 'content', file: 'pages/content.page.tsx', scope: 'content.read', nav: 'content' },
  { path: 'content/new', file: 'pages/new.page.tsx', scope: 'content.write' },
  { path: 'content/bin', file: 'pages/bin.page.tsx', scope: 'content.read' },
  { path: 'content/:id/settings', file: 'pages/story-settings.page.tsx', scope: 'content.write' },
  { path: 'content/:id/move', file: 'pages/move.page.tsx', scope: 'content.write' },
  { path: 'media', file: 'media/media.page.tsx', scope: 'media.read', nav: 'media' },
  { path: 'media/list', file: 'media/list.route.ts', scope: 'media.read' },
  { path: 'media/upload', file: 'media/upload.route.ts', scope: 'media.write' },
  { path: 'media/:id', file: 'media/asset.page.tsx', scope: 'media.read' },
  {
    path: 'settings',
    file: 'settings/subjects/subjects.page.tsx',
    scope: 'signed-in',
    nav: 'settings',
  },
  { path: 'settings/about', file: 'settings/about/about.page.tsx', scope: 'signed-in' },
  {
    path: 'settings/shop',
    file: 'settings/settings.page.tsx',
    scope: 'settings.write',
    nav: 'shop',
  },
  {
    path: 'settings/brand',
    file: 'settings/brand/brand.page.tsx',
    scope: 'settings.write',
    nav: 'brand',
  },
  {
    path: 'settings/services',
    file: 'settings/services.page.tsx',
    scope: 'settings.write',
    nav: 'services',
  },
  { path: 'settings/services/:slug', file: 'settings/service.page.tsx', scope: 'settings.write' },
  { path: 'settings/bays', file: 'settings/bays.page.tsx', scope: 'settings.write', nav: 'bays' },
  { path: 'settings/people/:id', file: 'settings/technician.page.tsx', scope: 'settings.write' },
  {
    path: 'settings/integrations',
    file: 'settings/integrations.page.tsx',
    scope: 'settings.write',
    nav: 'integrations',
  },
  {
    path: 'settings/mail',
    file: 'settings/mail/mail.page.tsx',
    scope: 'integrations.manage',
    nav: 'mail',
  },
  { path: 'settings/rates', file: 'rates/rates.page.tsx', scope: 'settings.write', nav: 'rates' },
  { path: 'settings/rates/:id', file: 'rates/rate-set.page.tsx', scope: 'settings.write' },
  {
    path: 'experiments',
    file: 'experiments/experiments.page.tsx',
    scope: 'content.manage',
    nav: 'experiments',
  },
  { path: 'experiments/:id', file: 'experiments/experiment.page.tsx', scope: 'content.manage' },
  {
    path: 'redirects',
    file: 'pages/redirects.page.tsx',
    scope: 'content.manage',
    nav: 'redirects',
  },
  {
    path: 'datasources',
    file: 'pages/datasources.page.tsx',
    scope: 'content.manage',
    nav: 'datasources',
  },
  { path: 'datasources/:id', file: 'pages/datasource.page.tsx', scope: 'content.manage' },
  { path: 'tokens', file: 'tokens/tokens.page.tsx', scope: 'content.manage', nav: 'tokens' },
  { path: 'backups', file: 'backups/backups.page.tsx', scope: 'backups.manage', nav: 'backups' },
  { path: 'history', file: 'history/history.page.tsx', scope: 'audit.read', nav: 'history' },
  { path: '*', file: 'frame/nothing-here.page.tsx', scope: 'signed-in' },
];

/** The policy of a matched pattern such as `admin/content/:id`; null if it is not listed. */
export function adminPolicy(pattern: string): AdminScope | null {
  const path = pattern.replace(/^\/?admin\/?/, '');
  return adminRoutes.find((route) => route.path === path)?.scope ?? null;
}
