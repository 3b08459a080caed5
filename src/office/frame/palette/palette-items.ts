import type { Found } from '#src/domain/search/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';

export type PaletteGroup = Found['kind'] | 'page' | 'action';
export type PaletteItem = { group: PaletteGroup; title: string; detail: string; href: string };

const groupOrder: readonly PaletteGroup[] = [
  'page',
  'action',
  'lead',
  'appointment',
  'candidate',
  'story',
];

/** The page that shows a result. */
export function hrefOfFound({ kind, id }: Found): string {
  if (kind === 'lead') return adminHrefs.lead({ id });
  if (kind === 'story') return adminHrefs.editStory({ id });
  return kind === 'appointment' ? adminHrefs.visit({ id }) : `/admin/applications/${id}`;
}

/** Items that match every typed word; without words, the pages and actions. */
export function matching(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const words = foldForSearch(typed).split(/\s+/).filter(Boolean);
  return items.filter(({ title }) => words.every((word) => foldForSearch(title).includes(word)));
}

/** Grouped, in the display order of the groups. */
export function inGroups(items: readonly PaletteItem[]): PaletteItem[] {
  const place = ({ group }: PaletteItem) => groupOrder.indexOf(group);
  return [...items].sort((a, b) => place(a) - place(b));
}

/** "Año" is found by "ano". */
function foldForSearch(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
