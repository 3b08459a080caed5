import {
  addLine,
  getLineRecord,
  listPartEvents,
  listProductLines,
  removeLine,
  saveLine,
  stampOf,
} from '#src/domain/goods/index.server.ts';
import { type GoodsOf, type LineCategory, lineCategories } from '#src/domain/goods/index.ts';
import type { ServeCall } from '../api/serve-call.ts';
import { orAll } from './inputs.ts';
import { lineCalls } from './line-calls.ts';
import { lineFields, lineForm } from './line-wire.ts';
import { requireVersion } from './require-version.ts';
import { inWireNames, withChanges } from './wire-fields.ts';

export function serveLines(serve: ServeCall): void {
  for (const category of lineCategories) {
    serveReading(serve, category);
    serveWriting(serve, category);
  }
}

const wire = (line: GoodsOf[LineCategory]) => ({ ...line, version: stampOf(line) });

function serveReading(serve: ServeCall, category: LineCategory): void {
  const { list, get, history } = lineCalls[category];

  serve(list, async ({ ctx, query: { status, stock, ...query } }) => {
    const asked = { ...query, category, status: orAll(status), stock: orAll(stock) };
    const { lines, pages, total } = await listProductLines(ctx, asked);
    const { page } = query;
    return { data: { items: page > pages ? [] : lines, page, pages, total } };
  });

  serve(get, async ({ ctx, params: { id } }) => {
    return { data: wire(await getLineRecord(ctx, { category, id })) };
  });

  serve(history, async ({ ctx, params: { id } }) => {
    return { data: await listPartEvents(ctx, { category, sku: id }) };
  });
}

function serveWriting(serve: ServeCall, category: LineCategory): void {
  const { add, change, remove } = lineCalls[category];
  const fields = lineFields[category];

  serve(add, async ({ ctx, body }) => {
    const form = lineForm(category, { status: 'draft', ...body });
    const { id } = await inWireNames(fields, () => addLine(ctx, { category, form }));
    return { data: wire(await getLineRecord(ctx, { category, id })) };
  });

  serve(change, async ({ ctx, params: { id }, body: { version: seen, ...changes } }) => {
    const before = await getLineRecord(ctx, { category, id });
    requireVersion(before, seen);
    const form = lineForm(category, withChanges(before, changes));
    await inWireNames(fields, () => saveLine(ctx, { category, id, form, seen }));
    return { data: wire(await getLineRecord(ctx, { category, id })) };
  });

  serve(remove, async ({ ctx, params: { id } }) => {
    return { data: { outcome: await removeLine(ctx, { category, id }) } };
  });
}
