import { measureNames } from '#src/domain/analytics/index.ts';
import { byteOrderMark, csvLine } from '#src/lib/csv.ts';
import { fileResponse } from '#src/office/kit/file-response.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import type { Route } from './+types/report-file.route';
import { loadReport } from './load-report.server.ts';

/** The days of a report as CSV, one per line. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { report, period } = await loadReport(context.get(ctxContext), url);
  const lines = report.days.map((day) =>
    csvLine([day.day, ...measureNames.map((name) => day[name])]),
  );
  const text = byteOrderMark + csvLine(['day', ...measureNames]) + lines.join('');
  const body = new Blob([text]).stream();
  const name = `visits-${period.from}-${period.until}.csv`;
  return fileResponse(body, { name, type: 'text/csv; charset=utf-8' });
}
