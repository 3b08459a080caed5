/** `changed`: published, and the draft was saved since. */
export type PublishedState = 'no' | 'yes' | 'changed';

export type ScheduledAction = 'publish' | 'unpublish';

/** What the back office shows of a story everywhere. Times are ISO 8601 in UTC. */
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
  /** Incremented with each save; a save sends the revision it is based on. */
  revision: number;
  publishedAt: string | null;
  /** Pending schedules, soonest first. */
  scheduled: { id: number; action: ScheduledAction; dueAt: string }[];
};

/** A row of the tree: without the content, but with its root component. */
export type TreeItem = StoryFacts & {
  component: string;
  scheduledAt: string | null;
};

export type VersionAction = 'create' | 'save' | 'publish' | 'restore';

/** An entry of a story's history; its content is read separately. */
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

/** A schedule of a story. `failure` says why it could not be executed. */
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
