import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcePath } from './source-path.ts';

/** From this one on, the version before serves the database too: an update can be taken back. */
const firstAdditive = '0036';
const folder = sourcePath('src/db/migrations');

/** Rows that the version before writes have no value for a column that must have one. */
const isOptional = (column: string) => !column.includes('not null') || column.includes('default');

/** What came later is kept in a column that the version before does not read. */
const fillsAdded = (statement: string) =>
  /^update "\w+" as "\w+" set "added" = /.test(statement) && !/, "\w+" = /.test(statement);

/** An index may go: without it the version before is slower, and no less right. */
function onlyAdds(statement: string): boolean {
  const [, column] = /^alter table \S+ add column (.*)$/.exec(statement) ?? [];
  if (column !== undefined) return isOptional(column);
  if (fillsAdded(statement)) return true;
  return /^(?:create (?!rule)|drop index |insert into |comment on |alter table \S+ add constraint \S+ foreign key )/.test(
    statement,
  );
}

function statementsOf(file: string): string[] {
  const statements = readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint');
  const bare = statements.map((statement) => statement.replace(/^\s*--.*$/gm, '').trim());
  return bare.filter((sql) => sql !== '').map((sql) => sql.replace(/\s+/g, ' ').toLowerCase());
}

test('migrations only add, so that the version before serves their database too', () => {
  const files = readdirSync(folder).filter((name) => /^\d.*\.sql$/.test(name));
  const newer = files.filter((name) => name >= firstAdditive);
  const others = newer.flatMap((name) =>
    statementsOf(name)
      .filter((statement) => !onlyAdds(statement))
      .map((statement) => `${name}: ${statement}`),
  );
  expect(newer.length).toBeGreaterThan(0);
  expect(others).toEqual([]);
  expect(onlyAdds('alter table "leads" add column "a" text not null')).toBe(false);
  expect(onlyAdds('alter table "leads" drop column "a"')).toBe(false);
  expect(onlyAdds(`update "leads" as "lead" set "added" = '{}', "name" = ''`)).toBe(false);
});
