import type { Context } from 'hono';
import { z } from 'zod';
import { type BuildAccess, readBuildCookie } from '#src/domain/builds/index.ts';
import { notFound } from '#src/domain/errors.ts';
import { why } from '#src/http/refusals.ts';
import type { HttpEnv } from '../http-env.ts';

export const buildParams = z.object({
  buildId: z.uuid().meta({ description: 'Id of the build, as its start answered it.' }),
});

const address = z.string().max(4000).optional();

/** Where the visitor came from, if the caller knows; the server stores only what is declared here. */
export const arrival = z
  .strictObject({
    landing: address.meta({
      description: 'First page of the visit: its path and its utm_* values are kept.',
    }),
    referrer: address.meta({ description: 'The page before it: its host is kept.' }),
  })
  .optional()
  .meta({ description: 'Where the visitor came from, if the caller knows.' });

export const exampleBuildId = '0b2f6c1e-5d3a-4c57-9a53-2f6f0f3b8d11';

/** @throws {DomainError} 'not-found' if this visitor's cookie does not belong to this build */
export function accessOf(c: Context<HttpEnv>, id: string): BuildAccess {
  const access = readBuildCookie(c.req.header('Cookie'));
  if (access?.id === id) return access;
  throw notFound(why('request.no-build'));
}
