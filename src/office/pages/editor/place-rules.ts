import type { ComponentDescription } from '#src/site/bloks/describe-components.ts';
import { type EditBlok, findBlok, listAround, type Spot } from './story-tree.ts';

type Described = readonly ComponentDescription[];

/** Components that are allowed at a spot; none if the list is full or takes no parts. */
export function allowedAt(content: EditBlok, at: Spot, components: Described): readonly string[] {
  const target =
    'inside' in at ? { uid: at.inside, field: at.field } : insideOf(content, at.beside);
  const parent = target && findBlok(content, target.uid)?.blok;
  const field = components
    .find(({ component }) => component === parent?.component)
    ?.fields.find(({ name }) => name === target?.field);
  if (!field || !parent) return [];
  const isFull = field.max !== null && lengthAt(content, at, parent[field.name]) >= field.max;
  if (isFull) return [];
  return field.type === 'richtext' ? nestable(components) : field.allowed;
}

/** The default spot of a new part: the end of the page. */
export function endOfPage(content: EditBlok, components: Described): Spot | null {
  const field = components
    .find(({ component }) => component === content.component)
    ?.fields.find(({ type }) => type === 'bloks');
  return field ? { inside: content._uid, field: field.name } : null;
}

/** After the part itself, or into the page if the page is selected. */
export function spotAfter(
  content: EditBlok,
  { uid, components }: { uid: string | null; components: Described },
): Spot | null {
  if (uid !== null && listAround(content, uid)) return { beside: uid, side: 'after' };
  return endOfPage(content, components);
}

function insideOf(content: EditBlok, uid: string) {
  return findBlok(content, uid)?.inside ?? null;
}

function lengthAt(content: EditBlok, at: Spot, value: unknown): number {
  if ('beside' in at) return listAround(content, at.beside)?.list.length ?? 0;
  return Array.isArray(value) ? value.length : 0;
}

function nestable(components: Described): string[] {
  return components
    .filter(({ isNestable, group }) => isNestable && group !== 'item')
    .map(({ component }) => component);
}
