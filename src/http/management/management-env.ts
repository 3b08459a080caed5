import type { Context } from 'hono';
import { notFound, refuseField } from '#src/domain/errors.ts';
import { why } from '#src/http/refusals.ts';
import type { ComponentDescription } from '#src/site/bloks/describe-components.ts';
import type { CreateLimit } from '../api/limits.ts';
import type { HttpEnv } from '../http-env.ts';

export type ManagementOptions = {
  /** The token from the environment; others are in the table of keys. */
  managementToken: string;
  /** What stories are made of; components are code and can only be read. */
  components(): readonly ComponentDescription[];
  /** The site's origin for clients, if it differs from the request's. */
  publicOrigin: string | null;
  /** Changes per second that a token may make. */
  perSecond?: { oauth: number; personal: number };
  createLimit: CreateLimit;
};

export type ManagementContext = Context<HttpEnv>;

/** The `:id` of the path. @throws {DomainError} not-found for an invalid one */
export function requirePathId(c: ManagementContext): number {
  const id = c.req.param('id') ?? '';
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  return Number(id);
}

/** Parameters of the URL, first value first. */
export function paramsOf(c: ManagementContext): Record<string, string> {
  return Object.fromEntries([...new URL(c.req.url).searchParams].reverse());
}

/** A numeric parameter; undefined without it. @throws {DomainError} invalid for anything else */
export function numberParam(c: ManagementContext, name: string): number | undefined {
  const value = c.req.query(name) ?? '';
  if (value === '') return undefined;
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw refuseField('invalid', name, why('request.whole'));
}
