import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { usualRoom } from '#src/http/request-bodies/body-budget.ts';
import { startBuiltServer } from './built-server.ts';
import { folderWithShop } from './data-folders.ts';

const patient = { timeout: 240_000 };
const megabyte = 1024 * 1024;
const part = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';

test(
  'unfinished posts with large files cost no memory, and those beyond the room are told to come again',
  patient,
  async () => {
    const folder = folderWithShop();
    const server = await startBuiltServer({ DATA_DIR: folder });
    const contact = new URL('/contact', server.url);
    await (await fetch(contact)).text();
    const idleMb = residentMb(server.pid);
    const posts = Array.from({ length: 60 }, () => beginPost(contact));
    await expect.poll(() => refused(posts).length, { timeout: 90_000 }).toBeGreaterThan(35);
    await Promise.all(posts.map(({ written }) => written));
    expect(residentMb(server.pid) - idleMb).toBeLessThan(250);
    for (const { retryAfter } of refused(posts)) expect(Number(retryAfter)).toBeGreaterThan(0);
    expect((await fetch(contact)).status).toBe(200);
    const small = await fetch(contact, {
      method: 'POST',
      body: new URLSearchParams({ name: 'A' }),
    });
    expect(posts.length - refused(posts).length).toBeLessThanOrEqual(usualRoom.networkBodies);
    expect([422, 503]).toContain(small.status);
    for (const { outgoing } of posts) outgoing.destroy();
    await expect.poll(() => readdirSync(join(folder, 'incoming'))).toEqual([]);
    server.kill('SIGTERM');
    await server.ended;
  },
);

type Post = {
  outgoing: ClientRequest;
  status?: number;
  retryAfter?: string | undefined;
  /** Resolves when all bytes are sent, or the server has answered before that. */
  written: Promise<void>;
};

/** Sends 10 MB of a form and never completes it. */
function beginPost(url: URL): Post {
  const outgoing = request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
  });
  onTestFinished(() => void outgoing.destroy());
  const answered = Promise.withResolvers<void>();
  outgoing.on('error', () => answered.resolve());
  const sent = new Promise<void>((resolve) => {
    outgoing.write(part);
    outgoing.write(Buffer.alloc(10 * megabyte, 0xff), () => resolve());
  });
  const post: Post = { outgoing, written: Promise.race([sent, answered.promise]) };
  outgoing.on('response', (response) => {
    post.status = response.statusCode ?? 0;
    post.retryAfter = response.headers['retry-after'];
    response.resume();
    answered.resolve();
  });
  return post;
}

function refused(posts: readonly Post[]): Post[] {
  return posts.filter(({ status }) => status === 503);
}

function residentMb(pid: number): number {
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);
}
