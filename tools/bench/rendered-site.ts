import { fork } from 'node:child_process';
import { once } from 'node:events';
import { sourcePath } from '#src/db/source-path.ts';
import type { Used } from './rendered-server.ts';
import { type AskedSite, signIn } from './scale/measure-page.ts';

/** A data folder, and the PostgreSQL database to use instead of the one in it. */
export type Place = { folder: string; url?: string };

const owner = { email: 'bench@shop.example', password: 'gravel-37-lantern' };

/** Starts the built site without its page cache, signs its owner in, and stops it afterwards. */
export async function withRenderedSite<T>(
  { folder, url }: Place,
  use: (site: AskedSite) => Promise<T>,
): Promise<T> {
  const child = fork(sourcePath('tools/bench/rendered-server.ts'), [], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DATA_DIR: folder,
      ...(url && { DATABASE_URL: url }),
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
    },
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const address = `http://127.0.0.1:${port}`;
  async function used(): Promise<Used> {
    const answer = once(child, 'message');
    child.send('used');
    const [since] = await answer;
    return since as Used;
  }
  try {
    return await use({ url: address, cookie: await signIn(address, owner), used });
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}
