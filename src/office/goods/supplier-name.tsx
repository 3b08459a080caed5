import type { Answer } from '#src/office/kit/answer.ts';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };

type SupplierNameProps = Pick<ImportTexts, 'supplier' | 'isKnown'> & {
  /** Names of suppliers whose files the shop has read. */
  suppliers: readonly string[];
  answer?: Answer<string>;
};

/** Whose file it is, before anything else: what it says of stock, and how the next one is read, depend on it. */
export function SupplierName({ supplier, isKnown, suppliers, answer }: SupplierNameProps) {
  const t = useStrings(importStrings);
  return (
    <div className="goods-supplier">
      <TextLine
        name="supplier"
        label={t('supplier')}
        help={t(isKnown ? 'supplier.known' : 'supplier.help')}
        value={supplier}
        maxLength={80}
        choices={suppliers.map((name) => ({ value: name, label: name }))}
        {...(answer && { answer })}
      />
    </div>
  );
}
