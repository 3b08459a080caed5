import type { FeedFiles } from '#src/domain/supplier-feeds/ports.ts';

/** For tests without suppliers: no server answers. */
export const noFeedFiles: FeedFiles = {
  download: async () => ({ outcome: 'failed', trouble: 'refused', line: '' }),
};
