import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { adminRoutes } from './routes/admin/admin-routes.ts';

/** The whole URL table of the pages. APIs and files are in src/http/app.ts. */
export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('appointment', 'routes/site/appointment.tsx'),
    route('build', 'routes/site/build.tsx'),
    route('build/complete', 'routes/site/build-complete.tsx'),
    route('careers', 'routes/site/careers.tsx'),
    route('careers/:slug', 'routes/site/career-job.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    route('gallery', 'routes/site/gallery.tsx'),
    route('gallery/:make', 'routes/site/gallery-make.tsx'),
    route('meet-the-team', 'routes/site/meet-the-team.tsx'),
    route('services', 'routes/site/services.tsx'),
    route('services/:service', 'routes/site/service.tsx'),
    route('store/lift-kits', 'routes/site/store-lift-kits.tsx'),
    route('store/lift-kits/:slug', 'routes/site/store-lift-kit.tsx'),
    route('store/tires', 'routes/site/store-tires.tsx'),
    route('store/tires/:slug', 'routes/site/store-tire.tsx'),
    route('store/wheels', 'routes/site/store-wheels.tsx'),
    route('store/wheels/:slug', 'routes/site/store-wheel.tsx'),
    route('store/brands/:slug', 'routes/site/store-brand.tsx'),
    route('store/compare', 'routes/site/store-compare.tsx'),
    route('terms', 'routes/site/terms.tsx'),
    route('privacy', 'routes/site/privacy.tsx'),
    route('preview/draft', 'routes/site/preview-draft.tsx'),
    route('preview/:token', 'routes/site/preview-link.tsx'),
    route('*', 'routes/site/catch-all.tsx'),
  ]),
  route('build/shelf', 'routes/resources/build-shelf.ts'),
  route('preview/data', 'routes/resources/preview-data.ts'),
  route('login', 'routes/auth/login.tsx'),
  route('login/two-factor', 'routes/auth/two-factor.tsx'),
  route('logout', 'routes/auth/logout.ts'),
  route('setup/:token', 'routes/auth/setup.tsx'),
  route('invite/:token', 'routes/auth/invite.tsx'),
  route('reset/:token', 'routes/auth/reset.tsx'),
  route(
    'admin',
    'routes/admin/layout.tsx',
    adminRoutes.map(({ path, file }) =>
      path === '' ? index(`routes/admin/${file}`) : route(path, `routes/admin/${file}`),
    ),
  ),
] satisfies RouteConfig;
