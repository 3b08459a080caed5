import { Hono } from 'hono';
import { DomainError, notFound } from '#src/domain/errors.ts';
import { why } from '#src/http/refusals.ts';
import type { HttpEnv } from '../http-env.ts';
import { type ManagementContext, type ManagementOptions, requirePathId } from './management-env.ts';
import { wireComponent } from './wire-component.ts';

/** `/v1/spaces/1/components`: what stories are made of. Components are code, so they are read-only. */
export function componentRoutes({ components }: ManagementOptions) {
  const all = () => components().map(wireComponent);
  return new Hono<HttpEnv>()
    .get('/components', (c) => c.json({ components: all(), component_groups: [] }))
    .get('/components/:id', (c) => {
      const component = all().find(({ id }) => id === requirePathId(c));
      if (!component) throw notFound();
      return c.json({ component });
    })
    .on(
      ['POST', 'PUT', 'PATCH', 'DELETE'],
      ['/components', '/components/:id'],
      refuseComponentWrite,
    )
    .get('/component_groups', (c) => c.json({ component_groups: [] }));
}

function refuseComponentWrite(_: ManagementContext): never {
  throw new DomainError('invalid', why('request.components'));
}
