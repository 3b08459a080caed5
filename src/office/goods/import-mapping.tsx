import { Form } from 'react-router';
import { fileKinds } from '#src/domain/feeds/index.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { ColumnLine } from './column-line.tsx';
import { fieldChoices } from './field-choices.ts';
import { ImportRules, type RuleValues } from './import-rules.tsx';
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };

type ImportMappingProps = RuleValues &
  Pick<ImportTexts, 'columns' | 'kind' | 'sheets' | 'sheet' | 'headerLine'>;

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
            <ColumnLine
              key={column.header}
              column={column}
              at={at}
              choices={fieldChoices(props.kind)}
            />
          ))}
        </ul>
        <ImportRules {...props} may={['goods', 'prices', 'stock']} />
        <button type="submit" className="button button--outline">
          {t('map')}
        </button>
      </Form>
    </Panel>
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
      <label>
        <span className="small">{t('header')}</span>
        <input
          className="input"
          name="headerRow"
          inputMode="numeric"
          size={3}
          defaultValue={headerLine}
        />
      </label>
      <button type="submit" className="button button--quiet button--small">
        {t('reread')}
      </button>
    </Form>
  );
}
