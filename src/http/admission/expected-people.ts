import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const minuteMs = 60_000;
/** A form is followed by the page that thanks, and what that page loads. */
const readsAfterForm = 4;

const sessionCookie = /(?:^|;\s*)(?:__Host-)?auth\.session_token=([^;]+)/;

/**
 * Who is in the middle of something: people who have signed in, by the cookie with which an office page was shown,
 * and networks that have just sent a form, for the few pages that follow one. A cookie alone proves nothing, because
 * anybody can send one.
 */
export function createExpectedPeople() {
  const sessions = new LRUCache<string, true>({ max: 500, ttl: 60 * minuteMs });
  const senders = new LRUCache<string, number>({ max: 5000, ttl: minuteMs });

  return {
    /** An office page was shown to whoever sent these cookies. */
    noteOfficePage(cookies: string | undefined): void {
      const key = keyOf(cookies);
      if (key !== null) sessions.set(key, true);
    },
    noteForm(network: string): void {
      senders.set(network, readsAfterForm);
    },
    hasSignedIn(cookies: string | undefined): boolean {
      const key = sessions.size > 0 ? keyOf(cookies) : null;
      return key !== null && sessions.has(key);
    },
    /** Counts one of the pages that follow a form. */
    followsForm(network: string): boolean {
      const left = senders.get(network) ?? 0;
      if (left > 0) senders.set(network, left - 1, { noUpdateTTL: true });
      return left > 0;
    },
  };
}

/** Not the cookie itself: what lies in memory may end up in a dump. */
function keyOf(cookies: string | undefined): string | null {
  const value = sessionCookie.exec(cookies ?? '')?.[1];
  return value === undefined ? null : createHash('sha256').update(value).digest('base64');
}
