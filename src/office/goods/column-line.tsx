import type { FeedField } from '#src/domain/feeds/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };

type ColumnLineProps = {
  column: ImportTexts['columns'][number];
  at: number;
  choices: readonly FeedField[];
  /** What its name means, where it is a code. */
  meaning?: string | undefined;
};

/** A column with samples, what it is read as, and why. */
export function ColumnLine({ column, at, choices, meaning }: ColumnLineProps) {
  const t = useStrings(importStrings);
  const { header, samples, field, reasons, confidence } = column;
  return (
    <li className={confidence === 'low' && field ? 'is-unsure' : undefined}>
      <label htmlFor={`field-${at}`}>
        {header || t('column.unnamed', { number: at + 1 })}
        {meaning && <span className="muted"> {meaning}</span>}
        <small>{samples.join(', ')}</small>
      </label>
      <select className="select" id={`field-${at}`} name={`field-${at}`} defaultValue={field ?? ''}>
        <option value="">{t('field.none')}</option>
        {choices.map((one) => (
          <option key={one} value={one}>
            {t(`field.${one}`)}
          </option>
        ))}
      </select>
      <small className="muted">{reasons.join('; ')}</small>
    </li>
  );
}
