import { Hono, type MiddlewareHandler } from 'hono';
import type { Visit } from '#src/domain/analytics-visit.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import { leaveCount } from '#src/domain/experiments/index.server.ts';
import type { NewsFeed } from '#src/domain/news/ports.ts';
import type { RefusalOrText } from '#src/domain/refusal.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import type { SiteLanguages } from '#src/lib/site-languages.ts';
import type { AdmissionGate } from './admission/admission-gate.ts';
import { admitRequests } from './admission/admit-requests.ts';
import type { VisitReader } from './analytics/read-visit.ts';
import { createAssetSource } from './assets/asset-source.ts';
import { createVariants, type PictureQueues } from './assets/variants.ts';
import type { ContentTokens } from './content/content-tokens.ts';
import { answerWhileDatabaseDown } from './database-down/answer-while-database-down.ts';
import type { DatabaseState } from './database-down/database-state.ts';
import { cachedResponse, currentResponse } from './documents/cached-response.ts';
import { type DocumentOptions, serveDocument } from './documents/document-routes.ts';
import type { HttpEnv } from './http-env.ts';
import type { ImageSources } from './images/image-source.ts';
import { localeOfRequest } from './language/locale-of-request.ts';
import type { ManagementOptions } from './management/management-env.ts';
import { mayStoreWhenFull } from './may-store.ts';
import { cleanPath } from './middleware/clean-path.ts';
import { crossOriginGuard } from './middleware/cross-origin-guard.ts';
import { limitForms } from './middleware/limit-forms.ts';
import { methodGuard } from './middleware/method-guard.ts';
import { noteRefusals } from './middleware/note-refusals.ts';
import { publicOrCookie } from './middleware/public-or-cookie.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { visitorIp } from './middleware/visitor-ip.ts';
import { onError } from './on-error.ts';
import { keepClosed } from './opening/keep-closed.ts';
import type { ProblemCode } from './problem-kinds.ts';
import { admitBodies } from './request-bodies/admit-bodies.ts';
import { limitBodies } from './request-bodies/limit-bodies.ts';
import { assetRoutes } from './routes/assets.ts';
import { type BrandDeps, brandRoutes } from './routes/brand.ts';
import { contentDeliveryRoutes } from './routes/content-delivery.ts';
import { contentManagementRoutes } from './routes/content-management.ts';
import { type DrawingRouteDeps, drawingRoutes } from './routes/drawings.ts';
import { type EmbedRouteDeps, embedRoutes } from './routes/embeds.ts';
import { eventRoutes } from './routes/events.ts';
import { goodsRoutes } from './routes/goods.ts';
import {
  type DiskSpaceLook,
  healthRoutes,
  type Lifecycle,
  type MigrationState,
} from './routes/health.ts';
import { imageRoutes } from './routes/images.ts';
import { type InstallDeps, installRoutes } from './routes/install.ts';
import { jobRoutes } from './routes/jobs.ts';
import { type MapFrameDeps, mapFrameRoutes } from './routes/map-frame.ts';
import { type MetricsAccess, metricsRoutes } from './routes/metrics.ts';
import { officeEventRoutes } from './routes/office-events.ts';
import { type OfficeLetterDeps, officeLetterRoutes } from './routes/office-letters.ts';
import { type PagePictureDeps, pagePictureRoutes } from './routes/page-pictures.ts';
import { privateAssetRoutes } from './routes/private-assets.ts';
import { type ProductApiDeps, productApiRoutes } from './routes/product-api.ts';
import { type SharePictureDeps, sharePictureRoutes } from './routes/share-pictures.ts';
import { findingRoutes } from './routes/sitemap-robots.ts';
import { uploadRoutes } from './routes/uploads.ts';
import { noteOf } from './watching/request-note.ts';
import { routeOf } from './watching/route-of.ts';

export type HttpOptions = {
  createContext(request: {
    requestId: string;
    visit?: Visit;
    locale: Locale;
    refusesWrites: boolean;
    onlyReads: boolean;
  }): Ctx;
  readVisit: VisitReader;
  languages(): SiteLanguages;
  newRequestId(): string;
  connectionAddress(env: unknown): string;
  /** Whether a request came over the network, and not from the site itself. */
  isFromNetwork(env: unknown): boolean;
  admission: AdmissionGate;
  /** Set for visitors; undefined for a page that is rendered for the cache. */
  variantOf(env: unknown): string | undefined;
  documents: DocumentOptions;
  plainPage(locale: LocaleCode, code: ProblemCode): string;
  /** The text of a refusal in a language. */
  tell(told: RefusalOrText, locale: Locale): string;
  /** A page that returns a submitted form so it can be sent again, for when nothing else of the site can be loaded. */
  unsavedPage(posted: Request, locale: LocaleCode): Promise<string>;
  contentTokens: ContentTokens;
  management: Omit<ManagementOptions, 'createLimit'>;
  /** Folder for pictures that can be made again; not part of a backup. */
  assets: { cacheFolder: string; queues?: PictureQueues };
  images: Omit<ImageSources, 'sourceOf'>;
  drawings: DrawingRouteDeps;
  embeds: EmbedRouteDeps & MapFrameDeps;
  sharePictures: SharePictureDeps;
  pagePictures: PagePictureDeps;
  install: InstallDeps;
  brand: BrandDeps;
  createLimit: ProductApiDeps['createLimit'];
  /** Live news for the back office. */
  news: NewsFeed;
  renderSampleLetter: OfficeLetterDeps['renderSampleLetter'];
  lifecycle: Lifecycle;
  diskSpace: DiskSpaceLook;
  migrations(): Promise<MigrationState>;
  metrics: MetricsAccess;
  database: DatabaseState;
  trustedHops: number;
  https: boolean;
};

/** The whole HTTP layer, in the order in which a request passes through it. */
export function createHttpApp(options: HttpOptions) {
  const app = new Hono<HttpEnv>();
  app.use(beginRequest(options));
  app.use(noteRefusals);
  app.use(securityHeaders({ https: options.https }));
  app.use(publicOrCookie);
  app.onError(onError);
  app.use(methodGuard);
  app.route('/', healthRoutes(options));
  app.route('/', metricsRoutes(options.metrics));
  app.use(
    admitRequests({
      gate: options.admission,
      isFromNetwork: options.isFromNetwork,
      keptPage: (c) => currentResponse(options.documents, c),
    }),
  );
  app.use(admitBodies());
  app.use(
    answerWhileDatabaseDown({
      database: options.database,
      keptPage: (c) => cachedResponse(options.documents, c),
      formPage: options.unsavedPage,
    }),
  );
  app.route(
    '/',
    contentManagementRoutes({ ...options.management, createLimit: options.createLimit }),
  );
  app.route('/', goodsRoutes(options));
  app.use(crossOriginGuard);
  app.route('/', officeEventRoutes(options));
  app.route('/', officeLetterRoutes(options));
  app.route('/', privateAssetRoutes());
  app.route('/', uploadRoutes());
  app.route('/', contentDeliveryRoutes(options.contentTokens));
  const pictures = {
    getVariant: createVariants({ ...options.assets, folder: options.assets.cacheFolder }),
    sourceOf: createAssetSource(),
  };
  app.route('/', assetRoutes(pictures));
  app.route('/', imageRoutes({ ...pictures, ...options.images }));
  app.route('/', drawingRoutes(options.drawings));
  app.route('/', embedRoutes(options.embeds));
  app.route('/', mapFrameRoutes(options.embeds));
  app.route('/', sharePictureRoutes(options.sharePictures));
  app.route('/', pagePictureRoutes(options.pagePictures));
  app.route('/', findingRoutes());
  app.route('/', installRoutes(options.install));
  app.route('/', brandRoutes(options.brand));
  app.use(keepClosed(options.documents));
  app.route('/', jobRoutes());
  app.route('/', eventRoutes(options.createLimit));
  app.route('/', productApiRoutes(options));
  app.use(cleanPath);
  app.use(limitForms(options.createLimit));
  app.use(limitBodies());
  app.all('*', serveDocument(options.documents));
  return app;
}

/** Determines who asks for what, and gives the request its context. */
function beginRequest(options: HttpOptions): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const note = noteOf((c.env as { incoming?: object } | undefined)?.incoming);
    const requestId = note?.id ?? options.newRequestId();
    const ip = visitorIp({
      forwardedFor: c.req.header('x-forwarded-for'),
      connectionAddress: options.connectionAddress(c.env),
      trustedHops: options.trustedHops,
    });
    const asked = options.readVisit({
      target: c.req.url.replace(/^[a-z]+:\/\/[^/]*/, ''),
      header: (name) => c.req.header(name),
      ip,
      variant: options.variantOf(c.env),
    });
    c.set('asked', asked);
    const refusesWrites = options.diskSpace().isLow && !mayStoreWhenFull(c.req);
    const locale = localeOfRequest({
      path: c.req.path,
      header: (name) => c.req.header(name),
      languages: options.languages(),
    });
    const onlyReads = c.req.method === 'GET' || c.req.method === 'HEAD';
    const { visit } = asked;
    c.set('ctx', options.createContext({ requestId, visit, locale, refusesWrites, onlyReads }));
    c.set('visitorIp', ip);
    c.set('plainPage', options.plainPage);
    c.set('tell', options.tell);
    if (asked.isTest) await leaveCount(c.var.ctx);
    c.header('X-Request-Id', requestId);
    await next();
    if (note) Object.assign(note, { route: routeOf(c), cache: c.var.cacheUse ?? null });
  };
}
