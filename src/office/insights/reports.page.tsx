import { Link } from 'react-router';
import { periodDays } from '#src/domain/analytics/index.ts';
import { localeCodes } from '#src/lib/locales.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { useLanguages } from '#src/office/kit/languages.ts';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { ctxContext } from '#src/web/page/load-context.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/reports.page';
import { Funnel } from './funnel.tsx';
import { loadReport } from './load-report.server.ts';
import { ReportFigures } from './report-figures.tsx';
import { MissingList, PageList, SourceList, WithList } from './report-lists.tsx';
import { VisitorBars } from './visitor-bars.tsx';
import { readWhatComesIn } from './what-comes-in.server.ts';
import { WhatComesIn } from './what-comes-in.tsx';
import reportStrings from './words.json' with { type: 'json' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { report, period, timeZone, count } = await loadReport(ctx, url);
  const { from, until } = period;
  const comesIn = await readWhatComesIn(ctx, { from, until, zone: timeZone });
  return { ...report, comesIn, from, until, count };
}

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(reportStrings);
  const locale = useLocale();
  const { from, until, count, now, before, missing } = loaderData;
  const isEmpty = now.visitors + before.visitors + missing.length + loaderData.comesIn.sent === 0;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <a
          className="button button--outline"
          href={`${adminHrefs.reportFile()}?days=${count}`}
          download
        >
          {t('csv')}
        </a>
      </PageHead>
      <nav className="list-filters" aria-label={t('periods')}>
        {periodDays.map((days) => (
          <Link
            key={days}
            to={`${adminHrefs.reports()}?days=${days}`}
            aria-current={days === count ? 'true' : undefined}
            className={days === count ? 'chip is-on' : 'chip'}
          >
            {t(`period.${days}`)}
          </Link>
        ))}
      </nav>
      <p className="report-span">
        {t('span', {
          from: formatDate(from, { locale }),
          until: formatDate(until, { locale }),
          days: count,
        })}
      </p>
      {isEmpty ? (
        <EmptyState icon="reports" title={t('empty')} text={t('empty.text')} />
      ) : (
        <ReportBody {...loaderData} />
      )}
      <Panel title={t('how')}>
        <p className="report-how">{t('how.text')}</p>
      </Panel>
    </>
  );
}

type ReportBodyProps = Pick<
  Route.ComponentProps['loaderData'],
  'comesIn' | 'now' | 'before' | 'days' | 'pages' | 'sources' | 'missing' | 'devices' | 'locales'
>;

function ReportBody({ now, before, days, devices, locales, ...lists }: ReportBodyProps) {
  const t = useStrings(reportStrings);
  const reader = useLocale();
  const languages = useLanguages();
  const kinds = [
    { name: t('phone'), visitors: devices.phone },
    { name: t('computer'), visitors: devices.computer },
    ...localeCodes
      .filter((code) => languages.includes(code) || locales[code] > 0)
      .map((code) => ({
        name: languageName(code, reader),
        visitors: locales[code],
      })),
  ];
  return (
    <>
      <ReportFigures now={now} before={before} />
      <VisitorBars days={days} />
      <Funnel now={now} />
      <WhatComesIn {...lists.comesIn} />
      <div className="insights-lists">
        <PageList rows={lists.pages} />
        <SourceList rows={lists.sources} />
        <MissingList rows={lists.missing} />
        <WithList rows={kinds} />
      </div>
    </>
  );
}
