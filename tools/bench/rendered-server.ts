// The built site without its page cache, for tools/bench/rendered.ts. Any message is answered with the number of
// statements since the last one.
import pg from 'pg';
import { openBuiltSite } from '#tests/setup/open-built-site.ts';

export type Used = { statements: number };

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, given);
} as typeof query;

const { door, site } = await openBuiltSite({ pageCacheBytes: 1 });
door.open(site.listener);
process.send?.({ port: door.port });

process.on('message', () => {
  process.send?.({ statements } satisfies Used);
  statements = 0;
});
process.once('disconnect', () => process.exit(0));
