import { unpack } from '#src/lib/packed.ts';
import { StartBuildLink } from '#src/site/kit/start-build-link.tsx';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { Verdict } from '#src/web/ui/verdict.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import startBuildStrings from '../start/words.json' with { type: 'json' };
import { verdictLooks } from '../verdict/verdict-text.ts';
import buildStrings from '../words.json' with { type: 'json' };
import type { LiftRow, LiftTableView } from './describe-table.ts';
import type { LiftTableData } from './load.server.ts';
import type { LiftTableBlok } from './schema.ts';
import tableStrings from './words.json' with { type: 'json' };

/** What each height changes on one truck. On phones a height is a block of figures with their names. */
export function LiftTable({ data }: BlokProps<LiftTableBlok, LiftTableData>) {
  const t = useStrings(tableStrings);
  const link = useStrings(startBuildStrings);
  if (data === null) return null;
  const table = unpack(data);
  const { vehicle, doorFeet: feet } = table;
  return (
    <section className="lift-table">
      <div className="page-width">
        <table className="table">
          <caption className="visually-hidden">{t('caption', { vehicle })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('lift')}</th>
              <th scope="col">{t('height')}</th>
              <th scope="col">{t('tire')}</th>
              <th scope="col">{t('door', { feet })}</th>
              <th scope="col">{t('hours')}</th>
              <th scope="col">{t(priceName(table))}</th>
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <Row key={row.lift} row={row} table={table} />
            ))}
          </tbody>
        </table>
        <p className="small muted">
          <span translate="no">{vehicle}</span>. {t('note')}
        </p>
        <StartBuildLink className="link">
          {link('doWithYours')} <Icon name="arrow" />
        </StartBuildLink>
      </div>
    </section>
  );
}

function priceName({ isBeforeTax }: LiftTableView) {
  return isBeforeTax ? 'price.beforeTax' : 'price';
}

function Row({ row, table }: { row: LiftRow; table: LiftTableView }) {
  const t = useStrings(tableStrings);
  const words = useStrings(buildStrings);
  const { tone, word } = verdictLooks[row.verdict];
  return (
    <tr>
      <th scope="row" className="title-4">
        {row.lift}
      </th>
      <td className="figure" data-name={t('height')}>
        {row.height}
      </td>
      <td className="figure" data-name={t('tire')}>
        {row.tire}
        <small>
          {row.size} {row.price !== null && <Verdict tone={tone}>{words(word)}</Verdict>}
        </small>
      </td>
      <td className="figure" data-name={t('door', { feet: table.doorFeet })}>
        {row.door}
      </td>
      <td className="figure" data-name={t('hours')}>
        {row.hours}
      </td>
      <td className="figure" data-name={t(priceName(table))}>
        {row.price ?? '$0'}
      </td>
    </tr>
  );
}
