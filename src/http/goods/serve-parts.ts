import {
  addPart,
  getPart,
  listPartEvents,
  listParts,
  removePart,
  savePart,
  stampOf,
} from '#src/domain/goods/index.server.ts';
import { type PartCategory, partCategories, type StockPart } from '#src/domain/goods/index.ts';
import type { ServeCall } from '../api/serve-call.ts';
import { orAll } from './inputs.ts';
import { partCalls } from './part-calls.ts';
import { partFields } from './part-wire.ts';
import { requireVersion } from './require-version.ts';
import { formOf, inWireNames, withChanges } from './wire-fields.ts';

export function serveParts(serve: ServeCall): void {
  for (const category of partCategories) {
    serveReading(serve, category);
    serveWriting(serve, category);
  }
}

const wire = (part: StockPart) => ({ ...part, version: stampOf(part) });

function serveReading(serve: ServeCall, category: PartCategory): void {
  const { list, get, history } = partCalls[category];

  serve(list, async ({ ctx, query: { line, status, stock, ...query } }) => {
    const chosen = { line: orAll(line), status: orAll(status), stock: orAll(stock) };
    const { parts, pages, total } = await listParts(ctx, { ...query, category, ...chosen });
    const { page } = query;
    // The office shows its last page instead; a program that asks until a page is empty would ask forever.
    return { data: { items: page > pages ? [] : parts.map(wire), page, pages, total } };
  });

  serve(get, async ({ ctx, params: { sku } }) => {
    return { data: wire(await getPart(ctx, { category, sku })) };
  });

  serve(history, async ({ ctx, params: { sku } }) => {
    return { data: await listPartEvents(ctx, { category, sku }) };
  });
}

function serveWriting(serve: ServeCall, category: PartCategory): void {
  const { add, change, remove } = partCalls[category];
  const fields = partFields[category];

  serve(add, async ({ ctx, body }) => {
    const form = formOf(fields, { status: 'draft', ...body });
    const { sku } = await inWireNames(fields, () => addPart(ctx, { category, form }));
    return { data: wire(await getPart(ctx, { category, sku })) };
  });

  serve(change, async ({ ctx, params: { sku }, body: { version: seen, ...changes } }) => {
    const before = await getPart(ctx, { category, sku });
    requireVersion(before, seen);
    const form = formOf(fields, withChanges(before, changes));
    await inWireNames(fields, () => savePart(ctx, { category, sku, form, seen }));
    return { data: wire(await getPart(ctx, { category, sku })) };
  });

  serve(remove, async ({ ctx, params: { sku } }) => {
    return { data: { outcome: await removePart(ctx, { category, sku }) } };
  });
}
