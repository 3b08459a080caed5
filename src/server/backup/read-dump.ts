import { pipeline, Readable, type Transform } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { type BackupStore, partsOf } from './manifest.ts';
import { readPieces } from './pieces.ts';

/** The SQL text of a backup's database. */
export function readDump(store: BackupStore, name: string): AsyncIterable<string> {
  const packed = Readable.from(readPieces({ ...store, name: partsOf(name).database }));
  return piped(packed, createZstdDecompress()).setEncoding('utf8');
}

/** What comes out of `through`, whose reader gets every error of both. */
export function piped(from: Readable, through: Transform): Readable {
  pipeline(from, through, () => undefined);
  return through;
}
