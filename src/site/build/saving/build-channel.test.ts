import { expect, test, vi } from 'vitest';
import { type BuildNews, openBuildChannel, postToOtherTabs } from './build-channel.ts';

test('a tab hears what others tell, not what it told itself', async () => {
  // Loaded a second time, as in another tab.
  const path = './build-channel.ts?other-tab';
  const other: typeof import('./build-channel.ts') = await import(path);
  const heard: BuildNews[] = [];
  const channel = openBuildChannel((news) => heard.push(news));
  postToOtherTabs({ buildId: 'mine', kind: 'changed' });
  other.postToOtherTabs({ buildId: 'theirs', kind: 'changed' });
  await vi.waitFor(() => expect(heard).toEqual([{ buildId: 'theirs', kind: 'changed' }]));
  channel.close();
});
