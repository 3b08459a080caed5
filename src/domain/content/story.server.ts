import type { contentStories } from '#src/db/schema/content.ts';

/** A story or folder as its table has it. */
export type Story = typeof contentStories.$inferSelect;
