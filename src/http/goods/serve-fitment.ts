import type { Context } from 'hono';
import type { Ctx } from '#src/domain/context.ts';
import {
  applyFitFile,
  type FitFileLine,
  type FitPart,
  getFitFile,
  listFitFiles,
  startFitFile,
  undoFitFile,
} from '#src/domain/supplier-fit/index.server.ts';
import type { ServeCall } from '../api/serve-call.ts';
import type { HttpEnv } from '../http-env.ts';
import { fitmentCalls, type WireFitFile, type WireFitLine } from './fitment-calls.ts';

export function serveFitment(serve: ServeCall): void {
  const calls = fitmentCalls;

  serve(calls.list, async ({ ctx }) => ({ data: (await listFitFiles(ctx)).map(wireLine) }));

  serve(calls.start, async ({ ctx, c, query: { fileName } }) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    return { data: await startFitFile(ctx, { fileName, bytes }) };
  });

  serve(calls.get, async (asked) => view(asked, asked.params.fileId));

  serve(calls.apply, async ({ params: { fileId: id }, ...asked }) => {
    await applyFitFile(asked.ctx, { id });
    return view(asked, id);
  });

  serve(calls.undo, async ({ params: { fileId: id }, ...asked }) => {
    await undoFitFile(asked.ctx, { id });
    return view(asked, id);
  });
}

type Asked = { ctx: Ctx; c: Context<HttpEnv> };

async function view({ ctx, c }: Asked, id: string): Promise<{ data: WireFitFile }> {
  const { problem, isReplaced, canBeUndone, parts, ...file } = await getFitFile(ctx, id);
  return {
    data: {
      ...wireLine(file),
      rowsRead: file.rowsRead,
      problem: problem && c.var.tell(problem, ctx.locale),
      isReplaced,
      canBeUndone,
      parts: parts.map(wirePart),
    },
  };
}

function wireLine({ header, ...file }: FitFileLine): WireFitLine {
  const { id, fileName, supplier, state, at, actorName, counts } = file;
  const { company, isFull } = header;
  return { id, fileName, supplier, company, isFull, state, at, actorName, counts };
}

function wirePart({ joinedTo, isOwn, ...one }: FitPart): WireFitFile['parts'][number] {
  return {
    part: one.part,
    label: one.label,
    applications: one.applications,
    sku: joinedTo ?? (isOwn ? one.part : null),
    vehicles: one.vehicles.map(({ vehicleId, from, to, isAsked }) => ({
      ...{ vehicleId, from, to, isAsked },
    })),
  };
}
