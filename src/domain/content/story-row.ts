/** The columns of a story that both APIs read. */
export type StoryRow = {
  id: number;
  uuid: string;
  groupId: string;
  parentId: number | null;
  name: string;
  slug: string;
  fullSlug: string;
  path: string | null;
  isStartpage: boolean;
  position: number;
  tagList: string[];
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
  firstPublishedAt: Date | null;
};
