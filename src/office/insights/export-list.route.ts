import { data } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  exportApplications,
  exportAppointments,
  exportLeads,
} from '#src/domain/exports/index.server.ts';
import { type ExportName, exportNames } from '#src/domain/exports/index.ts';
import { statusOf } from '#src/office/kit/answer.server.ts';
import { fileResponse } from '#src/office/kit/file-response.server.ts';
import { filterOf, readLeadQuery } from '#src/office/leads/index.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/export-list.route';

type WriteList = (ctx: Ctx, asked: URLSearchParams) => Promise<ReadableStream<Uint8Array>>;

const writers: Readonly<Record<ExportName, WriteList>> = {
  leads: (ctx, asked) => exportLeads(ctx, filterOf(readLeadQuery(asked))),
  appointments: (ctx, asked) =>
    exportAppointments(ctx, {
      from: readDate(asked.get('from')),
      until: readDate(asked.get('until')),
    }),
  applications: (ctx) => exportApplications(ctx),
};

/** A list as CSV, with the filters of its page. Without access to the list, a 403. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const name = exportNames.find((one) => one === params.list);
  if (!name) throw data(null, { status: 404 });
  const file = await writers[name](context.get(ctxContext), url.searchParams).catch(
    throwAsResponse,
  );
  return fileResponse(file, { name: `${name}.csv`, type: 'text/csv; charset=utf-8' });
}

function throwAsResponse(error: unknown): never {
  if (error instanceof DomainError) throw data(null, { status: statusOf[error.code] });
  throw error;
}

function readDate(text: string | null): string | undefined {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;
}
