import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isShownOn, topicsOf } from './live-pages.ts';
import { createOfficeFeed } from './office-feed.ts';

/** The parts of the browser's own class that the feed uses. */
class FakeSource extends EventTarget {
  readyState = 1;
  say(name: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
  fail() {
    this.readyState = 2;
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.readyState = 2;
  }
}

let opened: FakeSource[];
const onNews = vi.fn();
const onMissed = vi.fn();
const open = () => {
  const source = new FakeSource();
  opened.push(source);
  return source as unknown as EventSource;
};

beforeEach(() => {
  opened = [];
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const lead = { kind: 'lead.created', id: 'a' };

test('news of a moment are told together, and none after the tab went away', () => {
  const feed = createOfficeFeed({ open, onNews, onMissed });
  feed.connect();
  opened[0]?.say('hello');
  opened[0]?.say('news', lead);
  opened[0]?.say('news', { ...lead, id: 'b' });
  vi.advanceTimersByTime(250);
  expect(onNews.mock.calls).toEqual([[[lead, { ...lead, id: 'b' }]]]);
  opened[0]?.say('news', lead);
  feed.disconnect();
  vi.advanceTimersByTime(250);
  expect(onNews).toHaveBeenCalledTimes(1);
});

test('who begins to listen, or listens again, may have missed something', () => {
  const feed = createOfficeFeed({ open, onNews, onMissed });
  feed.connect();
  feed.connect();
  opened[0]?.say('hello');
  expect(onMissed).toHaveBeenCalledTimes(1);
  feed.disconnect();
  feed.connect();
  expect(opened).toHaveLength(2);
  opened[1]?.say('hello');
  expect(onMissed).toHaveBeenCalledTimes(2);
});

test('a server that refuses is asked again after a while, and not by a tab in the background', () => {
  const feed = createOfficeFeed({ open, onNews, onMissed });
  feed.connect();
  opened[0]?.fail();
  vi.advanceTimersByTime(15_000);
  expect(opened).toHaveLength(2);
  opened[1]?.fail();
  feed.disconnect();
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(2);
});

test('a page is loaded again for what it shows, and one in which somebody writes never', () => {
  expect(isShownOn('/admin', 'mail.failed')).toBe(true);
  expect(isShownOn('/admin/leads/12', 'lead.changed')).toBe(true);
  expect(isShownOn('/admin/leads', 'application.created')).toBe(false);
  expect(isShownOn('/admin/leadsheet', 'lead.created')).toBe(false);
  expect(topicsOf('/admin/content/12')).toEqual([]);
  expect(topicsOf('/admin/settings/shop')).toEqual([]);
});
