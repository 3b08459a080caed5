import { Form } from 'react-router';
import type { Answer } from '#src/office/kit/answer.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import importStrings from './import-words.json' with { type: 'json' };

type SupplierFormProps = { name: string; isPies: boolean; answer: Answer<string> | undefined };

/** Keeps how this supplier's files are read: the next one with these columns is checked at once. */
export function SupplierForm({ name, isPies, answer }: SupplierFormProps) {
  const t = useStrings(importStrings);
  return (
    <Panel title={t('supplier.title')} help={t(isPies ? 'supplier.help.pies' : 'supplier.help')}>
      <Form method="post" preventScrollReset className="goods-supplier">
        <input type="hidden" name="intent" value="supplier" />
        <TextLine name="supplier" label={t('supplier')} value={name} {...(answer && { answer })} />
        <button type="submit" className="button button--outline">
          {t(isPies ? 'supplier.save.pies' : 'supplier.save')}
        </button>
      </Form>
    </Panel>
  );
}
