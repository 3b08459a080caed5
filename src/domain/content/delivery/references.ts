import { isUuid } from './query-fields.ts';
import type { RelationField } from './relation-fields.ts';

type Fields = Record<string, unknown>;

/** UUIDs of the stories that the given fields refer to, in order, without duplicates. */
export function relationsIn(contents: readonly unknown[], wanted: readonly RelationField[]) {
  const found = new Set<string>();
  if (wanted.length === 0) return found;
  for (const content of contents) {
    walk(content, (fields) => {
      for (const { component, field } of wanted) {
        if (fields.component === component) [fields[field]].flat().forEach(add);
      }
    });
  }
  function add(value: unknown): void {
    if (isUuid(value)) found.add(value);
  }
  return found;
}

/** UUIDs of the stories that the contents link to, in link fields and in rich text. */
export function linksIn(contents: readonly unknown[]): Set<string> {
  const found = new Set<string>();
  for (const content of contents) {
    walk(content, (fields) => {
      if (fields.linktype !== 'story') return;
      const uuid = fields.fieldtype === 'multilink' ? fields.id : fields.uuid;
      if (isUuid(uuid)) found.add(uuid);
    });
  }
  return found;
}

/** Ids of the assets that the contents use. */
export function assetsIn(contents: readonly unknown[]): Set<number> {
  const found = new Set<number>();
  for (const content of contents) {
    walk(content, ({ fieldtype, id }) => {
      if (fieldtype === 'asset' && Number.isInteger(id)) found.add(id as number);
    });
  }
  return found;
}

function walk(value: unknown, visit: (fields: Fields) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Fields);
  for (const part of Object.values(value)) walk(part, visit);
}
