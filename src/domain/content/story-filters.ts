/** Which stories: all, unpublished ones, those with changes, or scheduled ones. */
export const storyFilters = ['all', 'draft', 'changed', 'scheduled'] as const;
export type StoryFilter = (typeof storyFilters)[number];
