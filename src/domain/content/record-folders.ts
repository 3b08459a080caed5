/** Records that the site lists: their component, and the folder whose stories it asks for. */
export const recordFolders = {
  'team-member': 'team',
  service: 'service-items',
  brand: 'brands',
} as const;

/** The folder in which the site looks for stories of this component, null when it shows them anywhere. */
export function folderOfRecord(component: unknown): string | null {
  return typeof component === 'string' && Object.hasOwn(recordFolders, component)
    ? recordFolders[component as keyof typeof recordFolders]
    : null;
}

/** Whether the site finds such a story under this address. */
export function isWhereShown({ component, fullSlug }: Placed): boolean {
  const folder = folderOfRecord(component);
  return folder === null || fullSlug.startsWith(`${folder}/`);
}

type Placed = { component: unknown; fullSlug: string };
