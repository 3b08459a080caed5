import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { fileKinds } from '#src/domain/feeds/index.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { ColumnLine } from './column-line.tsx';
import { fieldChoices } from './field-choices.ts';
import { ImportChoices } from './import-choices.tsx';
import { ImportRules, type RuleValues } from './import-rules.tsx';
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };
import { SupplierName } from './supplier-name.tsx';

type ImportMappingProps = RuleValues &
  ComponentProps<typeof SupplierName> &
  Pick<ImportTexts, 'columns' | 'kind' | 'sheets' | 'sheet' | 'headerLine'>;

/** Whose file it is and what each of its columns is, with a sample and the reason of the guess; sending it checks the file anew. */
export function ImportMapping(props: ImportMappingProps) {
  const t = useStrings(importStrings);
  const matched = props.columns.filter(({ field }) => field !== null).length;
  return (
    <Panel title={t('reading')}>
      <Form method="post" preventScrollReset id={rereading}>
        <input type="hidden" name="intent" value="reread" />
      </Form>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="map" />
        <SupplierName {...props} />
        <ImportChoices isKnown={props.isKnown}>
          <Reread {...props} />
          <p className="small muted">
            {t('reading.columns', { matched, count: props.columns.length })}
          </p>
          <ul className="goods-columns">
            {props.columns.map((column, at) => (
              <ColumnLine
                key={column.header}
                column={column}
                at={at}
                choices={fieldChoices(props.kind)}
              />
            ))}
          </ul>
          <ImportRules {...props} may={['goods', 'prices', 'stock']} />
        </ImportChoices>
        <button type="submit" className="button button--outline">
          {t('map')}
        </button>
      </Form>
    </Panel>
  );
}

/** The form that guesses the columns anew, whose controls stand among the choices of the other one. */
const rereading = 'goods-rereading';

/** Another kind of file, sheet or header row. */
function Reread({ kind, sheets, sheet, headerLine }: ImportMappingProps) {
  const t = useStrings(importStrings);
  return (
    <div className="goods-reread">
      <select
        className="select"
        form={rereading}
        name="kind"
        defaultValue={kind}
        aria-label={t('kind')}
      >
        {fileKinds.map((one) => (
          <option key={one} value={one}>
            {t(`kind.${one}`)}
          </option>
        ))}
      </select>
      {sheets.length > 1 && (
        <select
          className="select"
          form={rereading}
          name="sheet"
          defaultValue={sheet ?? ''}
          aria-label={t('sheet')}
        >
          {sheets.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
      <label>
        <span className="small">{t('header')}</span>
        <input
          className="input"
          form={rereading}
          name="headerRow"
          inputMode="numeric"
          size={3}
          defaultValue={headerLine}
        />
      </label>
      <button type="submit" form={rereading} className="button button--quiet button--small">
        {t('reread')}
      </button>
    </div>
  );
}
