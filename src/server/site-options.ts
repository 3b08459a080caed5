import type { ServerBuild } from 'react-router';
import type { Database } from '#src/db/client.ts';
import type { Logger } from '#src/domain/context.ts';
import type { JobQueue } from '#src/domain/jobs.ts';
import type { AdmissionRules } from '#src/http/admission/admission-queue.ts';
import type { Env } from './env.ts';
import type { Watching } from './watching/open-watching.ts';

export type SiteOptions = {
  env: Env;
  secret: string;
  database: Database;
  jobs: JobQueue;
  logger: Logger;
  /** Folder of the built client; development has none, because Vite serves it. */
  clientFolder: string | null;
  loadRouterBuild(): Promise<ServerBuild>;
  mode: 'production' | 'development';
  /** Who is told about requests, pages and mail, and where metrics are read. */
  watching?: Pick<Watching, 'observers' | 'metrics' | `around${'Request' | 'Page' | 'Mail'}`>;
  /** Size of the page cache in bytes. A benchmark of rendering sets one that no page fits into. */
  pageCacheBytes?: number;
  /** How long requests wait for a place. Browser tests on a busy machine are more patient than a visitor. */
  admissionRules?: AdmissionRules;
};
