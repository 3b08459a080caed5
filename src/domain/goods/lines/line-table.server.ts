import type { z } from 'zod';
import { tireLineSchema, wheelLineSchema } from '#src/domain/catalog/index.ts';
import type { GoodsTable } from '../goods-table.server.ts';
import {
  deleteLines,
  findUsedLines,
  type LineOfKind,
  readSomeLines,
  repeatInSizes,
  writeLine,
} from './line-rows.server.ts';

const schemas = { wheel: wheelLineSchema, tire: tireLineSchema } as const;

/** Lines of wheels or of tires by id. Their sizes repeat their facts, so writing a line writes these too. */
export function lineTable<Kind extends 'wheel' | 'tire'>(kind: Kind): GoodsTable<LineOfKind[Kind]> {
  return {
    schema: schemas[kind] as unknown as z.ZodType<LineOfKind[Kind]>,
    copied: [],
    keyOf: ({ lineId }) => lineId,
    read: (ctx, ids) => readSomeLines(ctx, { kind, ids }),
    async write(ctx, lines) {
      const ids = lines.map(({ lineId }) => lineId);
      const now = await readSomeLines(ctx, { kind, ids });
      for (const line of lines) {
        await writeLine(ctx, { kind, line });
        const before = now.find(({ lineId }) => lineId === line.lineId);
        if (before) await repeatInSizes(ctx, { kind, before, after: line });
      }
    },
    delete: deleteLines,
    findUsed: (ctx, lines) =>
      findUsedLines(
        ctx,
        lines.map(({ lineId }) => lineId),
      ),
    settle: async () => (line) => line,
  };
}
