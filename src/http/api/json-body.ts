import type { Context, MiddlewareHandler } from 'hono';
import { DomainError, type FieldIssue } from '#src/domain/errors.ts';
import { why as whyAny } from '#src/domain/refusals.ts';
import { why } from '#src/http/refusals.ts';
import type { HttpEnv } from '../http-env.ts';
import { problem } from '../problem.ts';

/** Answers 415 to a body that is not declared as JSON, because a form on another site cannot declare it. */
export const requireJson: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  const encoding = c.req.header('Content-Encoding')?.toLowerCase() ?? 'identity';
  if (type === 'application/json' && encoding === 'identity') return next();
  const detail = 'This call takes application/json, not compressed';
  return problem(c, 'unsupported-media-type', { detail });
};

/**
 * The raw body and its parsed value, without keys that JavaScript treats specially.
 * @throws {DomainError} 'invalid' for text that is not JSON, for prototype keys, and for deep nesting
 */
export async function readJson(c: Context<HttpEnv>): Promise<{ text: string; value: unknown }> {
  const text = await c.req.text();
  const value = parseJson(text);
  const issues = findOddities(value);
  if (issues.length === 0) return { text, value };
  throw new DomainError('invalid', why('request.bad-body'), issues);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('invalid', why('request.not-json'));
  }
}

const prototypeKeys = ['__proto__', 'constructor', 'prototype'];
const maxDepth = 16;

/** Iterative, because a body of nothing but brackets would overflow the stack. */
function findOddities(root: unknown): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const open = [{ value: root, path: [] as readonly string[] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (path.length >= maxDepth)
      return [{ path: '', ...why('request.too-deep', { most: maxDepth }) }];
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, key];
      if (!prototypeKeys.includes(key)) open.push({ value: inner, path: at });
      else issues.push({ path: at.join('.'), ...whyAny('input.unknown-key') });
    }
  }
  return issues;
}
