import type { Span, TypicalBuild } from '#src/domain/quotes/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import ratesStrings from './words.json' with { type: 'json' };

/** The out-the-door price of a typical build before and after. Cents. */
export type RateChange = { build: TypicalBuild; before: Span; after: Span };

/** How new rates would change customers' prices. */
export function RatePreview({ changes }: { changes: readonly RateChange[] }) {
  const t = useStrings(ratesStrings);
  const locale = useLocale();
  const dollars = (cents: number) => formatDollars(cents, locale);
  const columns = [
    {
      key: 'build',
      title: t('preview.build'),
      cell: ({ build }: RateChange) => (
        <>
          {t(`build.${build}`)}
          <small>{t(`build.${build}.parts`)}</small>
        </>
      ),
    },
    {
      key: 'before',
      title: t('preview.before'),
      cell: ({ before }: RateChange) => <PreviewText span={before} dollars={dollars} />,
    },
    {
      key: 'after',
      title: t('preview.after'),
      cell: ({ after }: RateChange) => <PreviewText span={after} dollars={dollars} />,
    },
    {
      key: 'change',
      title: t('preview.change'),
      cell: ({ before, after }: RateChange) => {
        const change = after.likely - before.likely;
        return change === 0
          ? t('preview.same')
          : `${change > 0 ? '+' : '−'}${dollars(Math.abs(change))}`;
      },
    },
  ];
  return (
    <Panel title={t('preview')} help={t('preview.help')}>
      <DataTable
        caption={t('preview')}
        columns={columns}
        rows={changes}
        rowKey={({ build }) => build}
      />
    </Panel>
  );
}

function PreviewText({ span, dollars }: { span: Span; dollars(cents: number): string }) {
  const t = useStrings(ratesStrings);
  return (
    <>
      {dollars(span.likely)}
      <small>{t('preview.span', { low: dollars(span.low), high: dollars(span.high) })}</small>
    </>
  );
}
