import { createHash, timingSafeEqual } from 'node:crypto';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { AlgorithmList, CipherAlgorithm } from 'ssh2';
import type SftpClient from 'ssh2-sftp-client';
import type { FeedPlace, Fetched } from '#src/domain/supplier-feeds/ports.ts';
import { type Fetching, writeDown } from './feed-fetching.ts';
import { FeedError } from './feed-trouble.ts';

const readyMs = 20_000;

/** Done by the processor; without native parts the library would do the others in script. */
const fastCiphers = {
  prepend: ['aes128-gcm@openssh.com', 'aes256-gcm@openssh.com'],
  append: [],
  remove: [],
} satisfies AlgorithmList<CipherAlgorithm>;

/** Fetches a file of an SFTP server unless it has not changed since. Nothing on the server is changed. @throws {FeedError} */
export async function fetchBySftp(place: FeedPlace, how: Fetching): Promise<Fetched> {
  // Few shops have such a feed: the library is loaded where it is needed.
  const { default: Client } = await import('ssh2-sftp-client');
  const client = new Client();
  const stop = () => void client.end().catch(() => undefined);
  how.signal.addEventListener('abort', stop, { once: true });
  try {
    const hostKey = await connect(client, { place, how });
    return { ...(await takeFile(client, { place, how })), hostKey };
  } catch (error) {
    if (how.signal.aborted) throw new FeedError('timeout');
    throw error;
  } finally {
    how.signal.removeEventListener('abort', stop);
    await client.end().catch(() => undefined);
  }
}

type Taking = { place: FeedPlace; how: Fetching };

/** Returns the fingerprint of the server's key, as `ssh-keygen -l` shows it. */
async function connect(client: SftpClient, { place, how }: Taking): Promise<string> {
  const { address, access, hostKey } = place;
  let shown = '';
  try {
    await client.connect({
      // Each answer is waited for before the next question: a pause before small packets would add up.
      sock: createConnection({ host: how.to.address, port: address.port, noDelay: true }),
      username: access.userName,
      ...(access.privateKey
        ? { privateKey: access.privateKey, ...(access.password && { passphrase: access.password }) }
        : { password: access.password }),
      readyTimeout: readyMs,
      algorithms: { cipher: fastCiphers },
      hostVerifier: (key: Buffer) => {
        shown = fingerprintOf(key);
        return hostKey === null || isEqual(shown, hostKey);
      },
    });
  } catch (error) {
    if (shown !== '' && hostKey !== null && !isEqual(shown, hostKey)) {
      throw new FeedError('host-key', shown);
    }
    if (/authentication|permission denied/i.test(String(error))) throw new FeedError('password');
    throw error;
  }
  return shown;
}

function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

type RemoteFile = { path: string; size: number; stamp: string };

async function takeFile(client: SftpClient, { place, how }: Taking) {
  const { path } = place.address;
  const file = await find(client, path);
  if (file.stamp === place.seen.stamp) return { outcome: 'unchanged' } as const;
  if (file.size > how.limits.bytes) throw new FeedError('too-large');
  await wait(how.limits.settleMs, undefined, { signal: how.signal });
  const again = await find(client, path);
  if (again.stamp !== file.stamp) throw new FeedError('growing');
  const stream = client.createReadStream(file.path);
  const { bytes, hash } = await writeDown(stream, how);
  if (bytes !== file.size) throw new FeedError('growing');
  const fileName = file.path.split('/').at(-1) ?? file.path;
  return { outcome: 'received', fileName, bytes, seen: { stamp: file.stamp, hash } } as const;
}

/**
 * The file of the path, behind a link too and where the folder may not be listed; of several that a `*` stands for, the
 * newest. @throws {FeedError} no-file
 */
async function find(client: SftpClient, path: string): Promise<RemoteFile> {
  const folder = path.slice(0, path.lastIndexOf('/')) || '/';
  const name = path.slice(path.lastIndexOf('/') + 1);
  const found = name.includes('*') ? await findNewest(client, folder, name) : path;
  const { isFile, size, modifyTime } = await orNoFile(client.stat(found));
  if (!isFile) throw new FeedError('no-file');
  return { path: found, size, stamp: `${found} ${size} ${modifyTime}` };
}

async function findNewest(client: SftpClient, folder: string, name: string): Promise<string> {
  const isWanted = matcherOf(name);
  const entries = await orNoFile(client.list(folder));
  const files = entries.filter((entry) => entry.type !== 'd' && isWanted(entry.name));
  const [newest] = files.sort((one, other) => other.modifyTime - one.modifyTime);
  if (!newest) throw new FeedError('no-file');
  return `${folder === '/' ? '' : folder}/${newest.name}`;
}

/** @throws {FeedError} no-file */
async function orNoFile<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    if (/no such file|not exist|bad path/i.test(String(error))) throw new FeedError('no-file');
    throw error;
  }
}

function matcherOf(name: string): (candidate: string) => boolean {
  const parts = name.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('.*')}$`);
  return (candidate) => pattern.test(candidate);
}
