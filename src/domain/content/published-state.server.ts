import { sql } from 'drizzle-orm';
import { contentPublications, contentStories } from '#src/db/schema/content.ts';
import type { PublishedState } from './story-draft.ts';

/** Column of a query that joins publications to stories. */
export const publishedState = sql<PublishedState>`case
  when ${contentPublications.storyId} is null then 'no'
  when ${contentPublications.revision} = ${contentStories.revision} then 'yes'
  else 'changed' end`;
