/** `changed`: public, and the draft has been saved since. */
export type PublishedState = 'no' | 'yes' | 'changed';

export type ScheduledAction = 'publish' | 'unpublish';

/** A story as the editor works on it. Moments are ISO 8601 in UTC. */
export type StoryDraft = {
  id: number;
  uuid: string;
  parentId: number | null;
  name: string;
  slug: string;
  fullSlug: string;
  isFolder: boolean;
  isStartpage: boolean;
  position: number;
  tagList: string[];
  content: Record<string, unknown>;
  /** Counts the saves; who saves sends the one they began with. */
  revision: number;
  updatedAt: string;
  updatedBy: string | null;
  published: PublishedState;
  publishedAt: string | null;
  /** What the clock will do, soonest first. */
  scheduled: { id: number; action: ScheduledAction; dueAt: string }[];
};

/** A line of the tree: everything but the content. */
export type TreeItem = {
  id: number;
  uuid: string;
  parentId: number | null;
  name: string;
  slug: string;
  fullSlug: string;
  isFolder: boolean;
  isStartpage: boolean;
  position: number;
  component: string;
  published: PublishedState;
  scheduledAt: string | null;
  updatedAt: string;
  updatedBy: string | null;
};

export type VersionAction = 'create' | 'save' | 'publish' | 'restore';

/** A line of a story's history; its content is read on its own. */
export type StoryVersion = {
  id: number;
  storyId: number;
  revision: number;
  action: VersionAction;
  name: string;
  authorName: string;
  createdAt: string;
};

/** A story or folder in the bin. */
export type BinItem = {
  id: number;
  name: string;
  fullSlug: string;
  isFolder: boolean;
  component: string;
  deletedAt: string;
  deletedBy: string | null;
};

/** A line of a story's timetable. `failure` says why the clock could not do it. */
export type StorySchedule = {
  id: number;
  storyId: number;
  storyName: string;
  action: ScheduledAction;
  dueAt: string;
  authorName: string;
  doneAt: string | null;
  failure: string | null;
};
