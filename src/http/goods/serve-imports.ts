import type { Context } from 'hono';
import type { Ctx } from '#src/domain/context.ts';
import {
  discardImport,
  getImport,
  type ImportView,
  listImports,
  mapImport,
  queueApply,
  rereadImport,
  startImport,
  undoImport,
} from '#src/domain/goods/index.server.ts';
import type { RefusalOrText } from '#src/domain/refusal.ts';
import type { ServeCall } from '../api/serve-call.ts';
import type { HttpEnv } from '../http-env.ts';
import { importCalls, type WireImport } from './import-calls.ts';

type Asked = { ctx: Ctx; c: Context<HttpEnv> };

export function serveImports(serve: ServeCall): void {
  const calls = importCalls;

  serve(calls.listImportsCall, async ({ ctx }) => ({ data: await listImports(ctx) }));

  serve(calls.startImportCall, async ({ ctx, c, query: { fileName } }) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    return { data: await startImport(ctx, { fileName, bytes }) };
  });

  serve(calls.getImportCall, async (asked) => view(asked, asked.params.importId));

  serve(calls.mapImportCall, async ({ params: { importId: id }, body, ...asked }) => {
    const { profile, lineId: before } = await getImport(asked.ctx, id);
    const { lineId = before, supplier: name, ...changes } = body;
    const mapped = { ...profile, ...given({ ...changes, name: name?.trim() }) };
    await mapImport(asked.ctx, { id, profile: mapped, lineId });
    return view(asked, id);
  });

  serve(calls.rereadImportCall, async ({ params: { importId: id }, body, ...asked }) => {
    await rereadImport(asked.ctx, { id, ...given(body) });
    return view(asked, id);
  });

  serve(calls.applyImportCall, async ({ params: { importId: id }, body, ...asked }) => {
    await queueApply(asked.ctx, { id, ...body });
    return view(asked, id);
  });

  serve(calls.undoImportCall, async ({ ctx, params }) => {
    return { data: await undoImport(ctx, params.importId) };
  });

  serve(calls.discardImportCall, async ({ ctx, params }) => {
    await discardImport(ctx, params.importId);
    return {};
  });
}

type Given<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

/** Without the fields that were not sent. */
function given<Fields extends object>(fields: Fields): Given<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Given<Fields>;
}

async function view({ ctx, c }: Asked, id: string): Promise<{ data: WireImport }> {
  const told = (refusal: RefusalOrText) => c.var.tell(refusal, ctx.locale);
  return { data: wireImport(await getImport(ctx, id), told) };
}

function wireImport(
  { guess, profile, lineId, problem, rows, ...rest }: ImportView,
  tell: (told: RefusalOrText) => string,
): WireImport {
  const { kind, priceFrom, decimal, stockIs, supplierDays, mayChange, overTyped } = profile;
  const fieldOf = new Map(profile.columns.map(({ header, field }) => [header, field]));
  return {
    ...rest,
    problem: problem && tell(problem),
    sheets: guess.sheets,
    notes: guess.notes.map(tell),
    columns: guess.columns.map(({ header, confidence, samples }) => ({
      ...{ header, confidence, samples },
      field: fieldOf.get(header) ?? null,
    })),
    mapping: {
      ...{ kind, priceFrom, decimal, stockIs, supplierDays, mayChange, overTyped },
      lineId,
    },
    rows: rows.map(({ told, held, ...row }) => ({
      ...row,
      column: told?.column ?? null,
      problem: told && tell({ reason: told.reason, values: told.values }),
    })),
  };
}
