import { useRef } from 'react';
import { Form } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { FormEnd } from '#src/office/kit/form-end.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { useTypedCheck } from '../use-typed-check.ts';
import type { KitCheck } from './check-kit.server.ts';
import { KitCheckPanel } from './kit-check-panel.tsx';
import { KitFields } from './kit-fields.tsx';
import { LineFields } from './line-fields.tsx';
import type { LineValues } from './line-values.ts';
import type { Shelf } from './shelf.ts';
import lineStrings from './words.json' with { type: 'json' };

type LineFormProps = {
  shelf: Shelf;
  values: LineValues;
  brands: readonly string[];
  answer: Answer<string> | undefined;
  /** The saved line: its id, the state that the form was filled from, what a kit does. Null: a new one. */
  saved: { id: string; seen: string; check: KitCheck | null } | null;
  /** Somebody who may only look sees the fields, and no button. */
  mayWrite: boolean;
};

/** The form of a line; beside that of a kit what it does on every vehicle while it is being typed. */
export function LineForm(props: LineFormProps) {
  return props.shelf === 'lift-kits' ? (
    <KitForm {...props} />
  ) : (
    <div className="lines-form">
      <PlainForm {...props} form={undefined}>
        <LineFields
          shelf={props.shelf}
          values={props.values}
          brands={props.brands}
          answer={props.answer}
        />
      </PlainForm>
    </div>
  );
}

function KitForm(props: LineFormProps) {
  const { values, brands, answer, saved } = props;
  const form = useRef<HTMLFormElement>(null);
  const typed = useTypedCheck<KitCheck>(form, { to: adminHrefs.kitFit(), sku: saved?.id ?? null });
  return (
    <div className="goods-record">
      <PlainForm {...props} form={form}>
        <KitFields values={values} brands={brands} answer={answer} isNew={saved === null} />
      </PlainForm>
      <KitCheckPanel check={typed ?? saved?.check ?? null} isTyped={typed !== null} />
    </div>
  );
}

type PlainFormProps = Pick<LineFormProps, 'shelf' | 'saved' | 'mayWrite'> & {
  form: React.RefObject<HTMLFormElement | null> | undefined;
  children: React.ReactNode;
};

function PlainForm({ shelf, saved, mayWrite, form, children }: PlainFormProps) {
  const t = useStrings(lineStrings);
  return (
    <Form method="post" ref={form} preventScrollReset>
      <input type="hidden" name="intent" value="save" />
      {saved && <input type="hidden" name="seen" value={saved.seen} />}
      <fieldset disabled={!mayWrite} className="lines-fields">
        {children}
      </fieldset>
      {mayWrite && <FormEnd save={t(saved ? 'save' : `add.${shelf}`)} />}
    </Form>
  );
}
