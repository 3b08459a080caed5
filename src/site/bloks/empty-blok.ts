import type { Blok } from '#src/site/stories/blok-props.ts';
import type { ComponentDescription } from './describe-components.ts';

/** A blok as the editor adds it: every field has its fallback. */
export function newBlok({ component, fields }: ComponentDescription, newUid: () => string): Blok {
  const values = fields
    .filter((field) => field.default !== null)
    .map((field) => [field.name, structuredClone(field.default)]);
  return { _uid: newUid(), component, ...Object.fromEntries(values) };
}
