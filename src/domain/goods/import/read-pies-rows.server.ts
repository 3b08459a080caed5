import { openPies } from '#src/domain/feeds/index.server.ts';
import { type PiesItem, type PriceField, priceFields } from '#src/domain/feeds/index.ts';
import type { DraftProfile } from './import-schemas.ts';
import type { SourceRow } from './source-row.ts';

type Reading = { profile: DraftProfile; today: string };

/**
 * The items of a PIES file, read with the price types of a profile. Lines go up by at least one: XML that a program
 * wrote may be a single line, and then they number the items.
 * @throws {FileError} if it is no PIES or of another version, and where it breaks off
 */
export async function* readPiesRows(
  open: () => AsyncIterable<Uint8Array>,
  { profile, today }: Reading,
): AsyncGenerator<SourceRow> {
  const priceTypes = priceTypesOf(profile);
  const { items } = await openPies(open, { today, priceTypes, priceFrom: profile.priceFrom });
  let last = 0;
  for await (const item of items()) {
    last = Math.max(last + 1, profile.numbering === 'items' ? 0 : item.line);
    yield { line: last, ...toRow(item) };
  }
}

/** By type, "RET"; the columns of a profile for PIES are its price types. */
function priceTypesOf({ columns }: DraftProfile): Record<string, PriceField> {
  return Object.fromEntries(
    columns.flatMap(({ header, field }) => {
      const price = priceFields.find((one) => one === field);
      return price ? [[header, price]] : [];
    }),
  );
}

/** An item that the maker has ended says only that: what else it brings is about a good that is no longer made. */
function toRow({ kind, change, row }: PiesItem) {
  if (change !== 'deleted') return { goods: kind, row, fate: null };
  const ended = { ...row, fields: { status: 'discontinued' as const }, notes: [], problems: [] };
  return { goods: null, row: ended, fate: null };
}
