/** Records that the site lists: their component, and the folder it reads them from. */
export const recordFolders = {
  'team-member': 'team',
  service: 'service-items',
  brand: 'brands',
} as const;

/** The folder from which the site reads stories of this component; null if it shows them anywhere. */
export function folderOfRecord(component: unknown): string | null {
  return typeof component === 'string' && Object.hasOwn(recordFolders, component)
    ? recordFolders[component as keyof typeof recordFolders]
    : null;
}

/** Whether the site finds such a story at this path. */
export function isWhereShown({ component, fullSlug }: Placed): boolean {
  const folder = folderOfRecord(component);
  return folder === null || fullSlug.startsWith(`${folder}/`);
}

type Placed = { component: unknown; fullSlug: string };
