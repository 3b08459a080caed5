import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { fieldIssues, inReasons } from '#src/domain/field-issues.ts';
import { why } from '#src/http/refusals.ts';
import { CompressedBody } from '../documents/compressed-body.ts';
import { chooseEncoding } from '../documents/encode.ts';
import {
  type DrawingTools,
  drawLineWheel,
  drawVehicle,
  drawVehicleFront,
  drawVehicleSection,
} from '../drawings/draw.ts';
import { sideQuerySchema, wheelQuerySchema } from '../drawings/queries.ts';
import type { HttpEnv } from '../http-env.ts';

/** The drawing functions, injected by the composition root. */
export type DrawingRouteDeps = DrawingTools;

const memoryBytes = 32 * 1024 * 1024;

type Draw<Query> = (ctx: Ctx, tools: DrawingTools, query: Query) => Promise<string>;

/**
 * To-scale drawings as pictures, for pages that are cached as a whole. The URL contains everything, so a drawing
 * never changes: `/drawings/side.svg?vehicle=ford-f150-2021&lift=4&tire=35`.
 */
export function drawingRoutes(tools: DrawingRouteDeps) {
  const drawn = new LRUCache<string, CompressedBody>({
    maxSize: memoryBytes,
    sizeCalculation: ({ weight }) => weight,
  });

  function answer<Schema extends z.ZodType>(schema: Schema, draw: Draw<z.infer<Schema>>) {
    return async (c: Context<HttpEnv>): Promise<Response> => {
      const query = parseQuery(schema, c.req.query());
      const key = `${c.req.path}?${JSON.stringify(query)}`;
      const known = drawn.get(key);
      if (known) return sendDrawing(c, known);
      const body = new CompressedBody(Buffer.from(await draw(c.var.ctx, tools, query)));
      drawn.set(key, body);
      return sendDrawing(c, body);
    };
  }

  return new Hono<HttpEnv>()
    .get('/drawings/side.svg', answer(sideQuerySchema, drawVehicle))
    .get('/drawings/front.svg', answer(sideQuerySchema, drawVehicleFront))
    .get('/drawings/section.svg', answer(sideQuerySchema, drawVehicleSection))
    .get('/drawings/wheel.svg', answer(wheelQuerySchema, drawLineWheel));
}

function parseQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.infer<Schema> {
  const result = schema.safeParse(query, inReasons);
  if (result.success) return result.data;
  throw new DomainError('invalid', why('request.drawing'), fieldIssues(result.error));
}

async function sendDrawing(c: Context<HttpEnv>, body: CompressedBody): Promise<Response> {
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  return c.body(new Uint8Array(await body.in(encoding)), 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
  });
}
