import type { Ctx } from '#src/domain/context.ts';
import type { GoodsRow } from '#src/domain/feeds/index.ts';
import type { DraftProfile } from '../import/import-schemas.ts';
import { isThereAfter, type StagedFate } from '../import/staged-fate.ts';
import type { OwnFields } from '../own-fields.server.ts';
import { countHosts, namedPictures, newPictures } from './named-pictures.ts';
import { readNamedPictures } from './read-named.server.ts';

/** A part with the pictures that it is to get. */
export type NamedPart = { sku: string; addresses: string[] };

type StagedRow = { row: GoodsRow | null; fate: StagedFate };
type Round = { staged: readonly StagedRow[]; own: OwnFields };

/** The pictures that the rows of a file name, round by round. `hosts` counts all of them, wanted or not. */
export function openPictureStage({ pictureHosts, overTyped }: DraftProfile) {
  const hosts: Record<string, number> = {};
  return {
    hosts,
    /** Parts whose pictures are others than they are to have now. */
    async take(ctx: Pick<Ctx, 'db'>, { staged, own }: Round): Promise<NamedPart[]> {
      const rows = staged.flatMap(({ row, fate }) => {
        if (!row || !isThereAfter(fate)) return [];
        return [{ sku: row.partNumber, named: namedPictures(row.fields) }];
      });
      for (const { named } of rows) countHosts(hosts, named);
      const isOpen = (sku: string) => overTyped || own.get(sku)?.has('images') !== true;
      const asked = rows.filter(({ sku, named }) => named.length > 0 && isOpen(sku));
      if (pictureHosts.length === 0 || asked.length === 0) return [];
      const known = await readNamedPictures(
        ctx,
        asked.map(({ sku }) => sku),
      );
      return asked.flatMap(({ sku, named }) => {
        const addresses = newPictures({ named, hosts: pictureHosts, before: known.get(sku) ?? [] });
        return addresses ? [{ sku, addresses }] : [];
      });
    },
  };
}
