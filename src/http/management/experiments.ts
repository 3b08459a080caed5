import { Hono } from 'hono';
import { DomainError, refuseField } from '#src/domain/errors.ts';
import {
  type Definition,
  type ExperimentPhase,
  getExperiment,
  listExperiments,
  startExperiment,
  stopExperiment,
} from '#src/domain/experiments/index.server.ts';
import { why } from '#src/http/refusals.ts';
import type { HttpEnv } from '../http-env.ts';
import { type ManagementContext, numberParam, requirePathId } from './management-env.ts';

/**
 * `/v1/spaces/1/experiments`: programs can read, start and stop them. Variants are parts of a page here, not separate
 * stories, so experiments are set up in the back office.
 */
export function experimentRoutes() {
  return new Hono<HttpEnv>()
    .get('/experiments', sendList)
    .get('/experiments/:id', sendOne)
    .put('/experiments/:id/activate', async (c) => {
      await startExperiment(c.var.ctx, await existing(c));
      return sendOne(c);
    })
    .put('/experiments/:id/complete', async (c) => {
      await stopExperiment(c.var.ctx, await existing(c));
      return sendOne(c);
    })
    .on(
      ['POST', 'PUT', 'PATCH', 'DELETE'],
      ['/experiments', '/experiments/*'],
      refuseExperimentWrite,
    );
}

/** An experiment that has not started is reported as a draft; pausing is not supported. */
const statusOf = {
  draft: 'draft',
  planned: 'draft',
  running: 'running',
  expired: 'completed',
  stopped: 'completed',
} as const satisfies Record<ExperimentPhase, string>;

const statuses = ['draft', 'running', 'paused', 'completed'];

async function sendList(c: ManagementContext) {
  const status = c.req.query('by_status') ?? '';
  if (status !== '' && !statuses.includes(status)) throw unknownStatus();
  const perPage = Math.min(100, numberParam(c, 'per_page') || 25);
  const start = ((numberParam(c, 'page') || 1) - 1) * perPage;
  const experiments = (await listExperiments(c.var.ctx)).map(wireExperiment);
  const found = experiments.filter((one) => status === '' || one.status === status);
  c.header('Total', String(found.length));
  c.header('Per-Page', String(perPage));
  return c.json({ experiments: found.slice(start, start + perPage) });
}

async function sendOne(c: ManagementContext) {
  return c.json({ experiment: wireExperiment(await getExperiment(c.var.ctx, requirePathId(c))) });
}

/** Distinguishes a missing experiment from one in another state. */
async function existing(c: ManagementContext): Promise<number> {
  const { id } = await getExperiment(c.var.ctx, requirePathId(c));
  return id;
}

function wireExperiment(experiment: Definition) {
  const { id, name, displayName, standing, startsOn, endsOn, variants } = experiment;
  const status = statusOf[standing];
  const share = variants.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return {
    id,
    name,
    display_name: displayName,
    description: null,
    status,
    started_at: status === 'draft' ? null : midnight(startsOn),
    ended_at: status === 'completed' ? midnight(endsOn) : null,
    created_at: experiment.createdAt,
    updated_at: experiment.updatedAt,
    story_ids: [],
    winning_variant_id: null,
    experiment_variants: variants.map((variant, at) => ({
      id: at + 1,
      name: `variant_${at}`,
      display_name: variant.name,
      public_id: `${experiment.experimentId}.${at}`,
      weight: Math.round((100 * variant.weight) / share),
      is_control: at === 0,
      story_mappings: [],
    })),
  };
}

function midnight(day: string): string {
  return `${day}T00:00:00.000Z`;
}

function unknownStatus(): DomainError {
  return refuseField('invalid', 'by_status', why('request.one-of', { known: statuses.join(', ') }));
}

function refuseExperimentWrite(): never {
  throw new DomainError('invalid', why('request.experiments'));
}
