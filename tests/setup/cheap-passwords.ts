import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/*
 * Hashing a password takes 32 MB and a quarter of a second of processor time, on purpose. The tests make and compare
 * hundreds of hashes, so in their threads `scrypt` does 1/256 of that work. Only vitest.config.ts and tests name this
 * file, so nothing that is built can contain it.
 */
type Scrypt = typeof crypto.scrypt;
type Done = (error: Error | null, key: Buffer) => void;

/** Test files share a thread, and each of them runs this file again. */
const thread = globalThis as { realScrypt?: Scrypt };
thread.realScrypt ??= crypto.scrypt;
const realScrypt = thread.realScrypt;

function cheapScrypt(password: string, salt: string, bytes: number, _: unknown, done: Done) {
  realScrypt(password, salt, bytes, { N: 1024, r: 1, p: 1 }, done);
}

function install(scrypt: unknown) {
  crypto.scrypt = scrypt as Scrypt;
  syncBuiltinESMExports();
}

install(cheapScrypt);

/** Does something with hashes that cost as much as in production. */
export async function withRealHashes<T>(work: () => Promise<T>): Promise<T> {
  install(realScrypt);
  try {
    return await work();
  } finally {
    install(cheapScrypt);
  }
}
