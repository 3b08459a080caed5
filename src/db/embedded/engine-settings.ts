import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** Required at every opening, not only at creation. */
export const extensions = { btree_gist, pg_trgm, unaccent };

/**
 * For a new database. The log grows in files of 1 MB instead of 16 MB: a nearly full disk lasts much longer, and a
 * new shop needs 15 MB less.
 */
export const createParameters = ['--wal-segsize=1'];

const settings = [
  'fsync=on',
  // The default, fdatasync, is an empty function inside WebAssembly.
  'wal_sync_method=fsync',
  'shared_buffers=32MB',
  // Together with the regular CHECKPOINT this keeps pg_wal at 16-32 MB.
  'max_wal_size=64MB',
  'min_wal_size=32MB',
  'wal_recycle=off',
  'jit=off',
  'TimeZone=UTC',
];

/** PGlite's own parameters without `-F`, which disables fsync. */
export const startParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...settings.flatMap((setting) => ['-c', setting]),
];
