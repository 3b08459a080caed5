import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { fitsOfKit, getLineRecord } from '#src/domain/goods/index.server.ts';
import { type GoodsOf, readTypedLine } from '#src/domain/goods/index.ts';
import { type FlipGroup, groupFits, groupFlips, type VerdictGroup } from '../check-part.server.ts';

/** What a kit does on the shop's vehicles at each height, and how that differs from what is saved. */
export type KitCheck = {
  heights: {
    sku: string;
    frontIn: number;
    rearIn: number;
    fits: VerdictGroup[];
    all: number;
    /** What saving would change; null for a height that is not saved yet. */
    flips: FlipGroup[] | null;
  }[];
};

type Kit = GoodsOf['lift-kits'];

/** The check of what was typed, against the saved kit; null while the form is not complete. */
export async function checkTypedKit(
  ctx: Ctx,
  { id, form }: { id: string | null; form: object },
): Promise<{ check: KitCheck | null }> {
  const category = 'lift-kits';
  const saved = id === null ? null : await getLineRecord(ctx, { category, id });
  try {
    const kit = readTypedLine({ category, form, lineId: id ?? 'new', before: saved });
    return { check: await checkKit(ctx, { kit, saved }) };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid') throw error;
    return { check: null };
  }
}

export async function checkKit(
  ctx: Ctx,
  { kit, saved }: { kit: Kit; saved: Kit | null },
): Promise<KitCheck> {
  const now = await fitsOfKit(ctx, kit);
  const earlier = saved === kit ? now : saved === null ? [] : await fitsOfKit(ctx, saved);
  const before = new Map(earlier.map(({ sku, fits }) => [sku, fits]));
  return {
    heights: now.map(({ fits, ...height }) => {
      const was = before.get(height.sku);
      return {
        ...height,
        fits: groupFits(fits),
        all: fits.length,
        flips: was ? groupFlips(was, fits) : null,
      };
    }),
  };
}
