import type { contentStories } from '#src/db/schema/content.ts';

/** A story or folder as its table stores it. */
export type Story = typeof contentStories.$inferSelect;
