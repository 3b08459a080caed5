import { useRef } from 'react';
import { Form } from 'react-router';
import type { PartLine } from '#src/domain/goods/index.server.ts';
import type { PartCategory } from '#src/domain/goods/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { CheckPanel } from './check-panel.tsx';
import type { PartCheck } from './check-part.server.ts';
import { PartFields, type PartFieldsProps } from './part-fields.tsx';
import type { PartValues } from './part-values.ts';
import { useTypedCheck } from './use-typed-check.ts';
import goodsStrings from './words.json' with { type: 'json' };

type PartFormProps = {
  category: PartCategory;
  values: PartValues;
  lines: readonly PartLine[];
  answer: Answer<string> | undefined;
  /** Where its figures come from; none of a new one. */
  sources?: PartFieldsProps['sources'];
  /** The saved part: its number, the state that the form was filled from, and what it does. Null: a new one. */
  saved: { sku: string; seen: string; check: PartCheck } | null;
};

/** The form of a part, beside it what the part does on every vehicle while it is being typed. */
export function PartForm({ category, values, lines, answer, saved, sources = {} }: PartFormProps) {
  const t = useStrings(goodsStrings);
  const form = useRef<HTMLFormElement>(null);
  const typed = useTypedCheck<PartCheck>(form, {
    to: adminHrefs.partFit({ category }),
    sku: saved?.sku ?? null,
  });
  return (
    <div className="goods-record">
      <Form method="post" ref={form} preventScrollReset>
        <input type="hidden" name="intent" value="save" />
        {saved && <input type="hidden" name="seen" value={saved.seen} />}
        <PartFields
          category={category}
          values={values}
          lines={lines}
          answer={answer}
          sources={sources}
          isNew={saved === null}
        />
        <FormEnd save={t(saved ? 'save' : `add.${category}`)} />
      </Form>
      <CheckPanel check={typed ?? saved?.check ?? null} isTyped={typed !== null} />
    </div>
  );
}
