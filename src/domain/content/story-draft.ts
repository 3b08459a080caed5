/** `changed`: public, and the draft has been saved since. */
export type PublishedState = 'no' | 'yes' | 'changed';

export type ScheduledAction = 'publish' | 'unpublish';

/** What is known of a story wherever the back office shows one. Moments are ISO 8601 in UTC. */
type StoryFacts = {
  id: number;
  uuid: string;
  parentId: number | null;
  name: string;
  slug: string;
  fullSlug: string;
  isFolder: boolean;
  isStartpage: boolean;
  position: number;
  published: PublishedState;
  updatedAt: string;
  updatedBy: string | null;
};

/** A story as the editor works on it. */
export type StoryDraft = StoryFacts & {
  tagList: string[];
  content: Record<string, unknown>;
  /** Counts the saves; who saves sends the one they began with. */
  revision: number;
  publishedAt: string | null;
  /** What the clock will do, soonest first. */
  scheduled: { id: number; action: ScheduledAction; dueAt: string }[];
};

/** A line of the tree: without the content, but with the component at its root. */
export type TreeItem = StoryFacts & {
  component: string;
  scheduledAt: string | null;
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
