import type { NavName } from '#src/app/components/admin/side-nav.tsx';
import type { Scope } from '#src/domain/auth/index.ts';

/** What a route of the back office asks for: a scope, or only to be signed in. */
export type AdminScope = Scope | 'signed-in';

export type AdminRoute = {
  /** Below `/admin/`; '' is the index, `*` what no other line matches. */
  path: string;
  /** Module in `src/app/routes/admin/`. */
  file: string;
  scope: AdminScope;
  /** A place in the side navigation: icon and, in `admin-shell.json`, name. */
  nav?: NavName;
  /** Who sees it there, where more may open it. */
  navScope?: Scope;
};

/**
 * Every route under `/admin` with its policy. `src/app/routes.ts` is made of it and the guard asks
 * it, so a route that is not here does not exist. Verbs check their scopes again.
 */
export const adminRoutes: readonly AdminRoute[] = [
  { path: '', file: 'today.tsx', scope: 'signed-in', nav: 'today', navScope: 'leads.read' },
  { path: 'leads', file: 'leads.tsx', scope: 'leads.read', nav: 'leads' },
  { path: 'leads/unfinished', file: 'drafts.tsx', scope: 'leads.read' },
  { path: 'leads/unfinished/:id', file: 'draft.tsx', scope: 'leads.read' },
  { path: 'leads/templates', file: 'reply-templates.tsx', scope: 'leads.read' },
  { path: 'leads/templates/:id', file: 'reply-template.tsx', scope: 'leads.write' },
  { path: 'leads/:id', file: 'lead.tsx', scope: 'leads.read' },
  { path: 'calendar', file: 'calendar.tsx', scope: 'calendar.read', nav: 'calendar' },
  { path: 'calendar/new', file: 'calendar-new.tsx', scope: 'calendar.write' },
  { path: 'calendar/block', file: 'calendar-block.tsx', scope: 'calendar.write' },
  { path: 'calendar/blocks/:id', file: 'calendar-blocked.tsx', scope: 'calendar.read' },
  { path: 'calendar/waiting', file: 'calendar-waiting.tsx', scope: 'calendar.read' },
  { path: 'calendar/subscribe', file: 'calendar-feeds.tsx', scope: 'calendar.write' },
  { path: 'calendar/:id', file: 'calendar-visit.tsx', scope: 'calendar.read' },
  { path: 'build-photos/:id', file: 'build-photo.ts', scope: 'leads.read' },
  {
    path: 'applications',
    file: 'applications.tsx',
    scope: 'applications.read',
    nav: 'applications',
  },
  { path: 'applications/:id', file: 'application.tsx', scope: 'applications.read' },
  { path: 'resumes/:id', file: 'resume.ts', scope: 'applications.read' },
  { path: 'careers', file: 'jobs.tsx', scope: 'applications.read' },
  { path: 'careers/:slug', file: 'job.tsx', scope: 'applications.write' },
  { path: 'reports', file: 'reports.tsx', scope: 'leads.read', nav: 'reports' },
  { path: 'reports/file', file: 'report-file.ts', scope: 'leads.read' },
  { path: 'gallery', file: 'gallery.tsx', scope: 'gallery.write', nav: 'gallery' },
  { path: 'gallery/:id', file: 'finished-build.tsx', scope: 'gallery.write' },
  { path: 'reviews', file: 'reviews.tsx', scope: 'reviews.moderate', nav: 'reviews' },
  { path: 'outbox', file: 'outbox.tsx', scope: 'letters.read', nav: 'outbox' },
  { path: 'outbox/:id', file: 'outbox-message.tsx', scope: 'letters.read' },
  { path: 'search', file: 'search.ts', scope: 'signed-in' },
  { path: 'exports/:list', file: 'export-list.ts', scope: 'signed-in' },
  { path: 'people-data', file: 'people-data.tsx', scope: 'privacy.manage', nav: 'privacy' },
  { path: 'people-data/archive', file: 'hand-over.ts', scope: 'privacy.manage' },
  { path: 'people', file: 'people.tsx', scope: 'people.manage', nav: 'people' },
  { path: 'account', file: 'account.tsx', scope: 'signed-in' },
  { path: 'content/:id', file: 'content-story.tsx', scope: 'content.read' },
  { path: 'content/:id/edit', file: 'content-story-edit.ts', scope: 'content.read' },
  { path: 'content', file: 'content.tsx', scope: 'content.read', nav: 'content' },
  { path: 'content/new', file: 'content-new.tsx', scope: 'content.write' },
  { path: 'content/bin', file: 'content-bin.tsx', scope: 'content.read' },
  { path: 'content/:id/settings', file: 'content-settings.tsx', scope: 'content.write' },
  { path: 'content/:id/move', file: 'content-move.tsx', scope: 'content.write' },
  { path: 'media', file: 'media.tsx', scope: 'media.read', nav: 'media' },
  { path: 'media/list', file: 'media-list.ts', scope: 'media.read' },
  { path: 'media/upload', file: 'media-upload.ts', scope: 'media.write' },
  { path: 'media/:id', file: 'media-asset.tsx', scope: 'media.read' },
  { path: 'settings', file: 'settings.tsx', scope: 'settings.write', nav: 'settings' },
  { path: 'settings/services', file: 'settings-services.tsx', scope: 'settings.write' },
  { path: 'settings/services/:slug', file: 'settings-service.tsx', scope: 'settings.write' },
  { path: 'settings/bays', file: 'settings-bays.tsx', scope: 'settings.write' },
  { path: 'settings/people/:id', file: 'settings-technician.tsx', scope: 'settings.write' },
  {
    path: 'settings/integrations',
    file: 'settings-integrations.tsx',
    scope: 'settings.write',
  },
  { path: 'settings/rates', file: 'rates.tsx', scope: 'settings.write' },
  { path: 'settings/rates/:id', file: 'rate-set.tsx', scope: 'settings.write' },
  { path: 'experiments', file: 'experiments.tsx', scope: 'content.manage', nav: 'experiments' },
  { path: 'experiments/:id', file: 'experiment.tsx', scope: 'content.manage' },
  { path: 'redirects', file: 'redirects.tsx', scope: 'content.manage', nav: 'redirects' },
  { path: 'datasources', file: 'datasources.tsx', scope: 'content.manage', nav: 'datasources' },
  { path: 'datasources/:id', file: 'datasource.tsx', scope: 'content.manage' },
  { path: 'tokens', file: 'tokens.tsx', scope: 'content.manage', nav: 'tokens' },
  { path: 'history', file: 'history.tsx', scope: 'audit.read', nav: 'history' },
  { path: '*', file: 'nothing-here.tsx', scope: 'signed-in' },
];

/** What a matched pattern such as `admin/content/:id` asks for; null for one that has no line. */
export function adminPolicy(pattern: string): AdminScope | null {
  const path = pattern.replace(/^\/?admin\/?/, '');
  return adminRoutes.find((route) => route.path === path)?.scope ?? null;
}
