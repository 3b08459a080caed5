import type { z } from 'zod';
import type { BlokMeta } from './field-meta.ts';

/** A blok's schema with its description for the editor. */
export type BlokShape = { component: string; schema: z.ZodObject; meta: BlokMeta };

/**
 * What `describedBlok` stored.
 * @throws {TypeError} for a schema without a name, because the editor could not offer it.
 */
export function blokMetaOf(component: string, schema: z.ZodObject): BlokMeta {
  const meta = schema.meta();
  if (typeof meta?.name !== 'object')
    throw new TypeError(`${component} has no name for the editor`);
  // Only `describedBlok` gives a blok's schema metadata, and its parameter has this type.
  return meta as unknown as BlokMeta;
}
