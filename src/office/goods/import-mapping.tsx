import { Form } from 'react-router';
import { fileKinds } from '#src/domain/feeds/index.ts';
import type { PartLine } from '#src/domain/goods/index.server.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { fieldChoices } from './field-choices.ts';
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };

type ImportMappingProps = Pick<
  ImportTexts,
  'columns' | 'kind' | 'priceFrom' | 'mayChange' | 'lineId' | 'sheets' | 'sheet' | 'headerLine'
> & { lines: readonly PartLine[] };

/** What each column of the file is, with a sample and the reason of the guess; sending it checks the file anew. */
export function ImportMapping(props: ImportMappingProps) {
  const t = useStrings(importStrings);
  const matched = props.columns.filter(({ field }) => field !== null).length;
  return (
    <Panel title={t('columns')} count={matched} tools={<Reread {...props} />}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="map" />
        <ul className="goods-columns">
          {props.columns.map((column, at) => (
            <ColumnLine key={column.header} column={column} at={at} kind={props.kind} />
          ))}
        </ul>
        <Rules {...props} />
        <button type="submit" className="button button--outline">
          {t('map')}
        </button>
      </Form>
    </Panel>
  );
}

type ColumnLineProps = {
  column: ImportTexts['columns'][number];
  at: number;
  kind: ImportTexts['kind'];
};

function ColumnLine({ column, at, kind }: ColumnLineProps) {
  const t = useStrings(importStrings);
  const { header, samples, field, reasons, confidence } = column;
  return (
    <li className={confidence === 'low' && field ? 'is-unsure' : undefined}>
      <label htmlFor={`field-${at}`}>
        {header || t('column.unnamed', { number: at + 1 })}
        <small>{samples.join(', ')}</small>
      </label>
      <select className="select" id={`field-${at}`} name={`field-${at}`} defaultValue={field ?? ''}>
        <option value="">{t('field.none')}</option>
        {fieldChoices(kind).map((one) => (
          <option key={one} value={one}>
            {t(`field.${one}`)}
          </option>
        ))}
      </select>
      <small className="muted">{reasons.join('; ')}</small>
    </li>
  );
}

/** What the file may change, which price customers pay, and the line of new parts. */
function Rules({ mayChange, priceFrom, lineId, lines }: ImportMappingProps) {
  const t = useStrings(importStrings);
  return (
    <fieldset className="goods-rules">
      <legend>{t('may')}</legend>
      {(['goods', 'prices', 'stock'] as const).map((name) => (
        <label key={name} className="switch">
          <input type="checkbox" name={name} defaultChecked={mayChange[name]} />
          {t(`may.${name}`)}
        </label>
      ))}
      <label>
        <span>{t('price')}</span>
        <select className="select" name="priceFrom" defaultValue={priceFrom ?? ''}>
          <option value="">{t('price.none')}</option>
          {(['msrp', 'map', 'jobber', 'cost'] as const).map((one) => (
            <option key={one} value={one}>
              {t(`field.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {lines.length > 0 && (
        <label>
          <span>{t('line')}</span>
          <select className="select" name="lineId" defaultValue={lineId ?? ''}>
            <option value="">{t('line.file')}</option>
            {lines.map(({ id, brand, name }) => (
              <option key={id} value={id}>{`${brand} ${name}`}</option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}

/** Another kind of file, sheet or header row; the columns are guessed anew. */
function Reread({ kind, sheets, sheet, headerLine }: ImportMappingProps) {
  const t = useStrings(importStrings);
  return (
    <Form method="post" preventScrollReset className="goods-reread">
      <input type="hidden" name="intent" value="reread" />
      <select className="select" name="kind" defaultValue={kind} aria-label={t('kind')}>
        {fileKinds.map((one) => (
          <option key={one} value={one}>
            {t(`kind.${one}`)}
          </option>
        ))}
      </select>
      {sheets.length > 1 && (
        <select className="select" name="sheet" defaultValue={sheet ?? ''} aria-label={t('sheet')}>
          {sheets.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
      <input
        className="input"
        name="headerRow"
        inputMode="numeric"
        size={3}
        defaultValue={headerLine}
        aria-label={t('header')}
        title={t('header')}
      />
      <button type="submit" className="button button--quiet button--small">
        {t('reread')}
      </button>
    </Form>
  );
}
