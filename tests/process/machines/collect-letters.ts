import { setTimeout as wait } from 'node:timers/promises';
import type { MailServer } from '#tests/fakes/mail-server.ts';

/** What arrives at the mail servers, of which each process has its own. */
export function collectLetters(servers: readonly MailServer[]) {
  const ids: string[] = [];
  function take(server: MailServer): number {
    const taken = server.take();
    ids.push(...taken.map(({ headers }) => headers['message-id'] ?? ''));
    return taken.length;
  }
  return {
    /** Waits until each process has sent another letter. */
    async untilEachSends(): Promise<void> {
      for (const server of servers) take(server);
      for (const server of servers) while (take(server) === 0) await wait(50);
    },
    /** The `Message-ID` of every letter so far. */
    all(): readonly string[] {
      for (const server of servers) take(server);
      return ids;
    },
  };
}
