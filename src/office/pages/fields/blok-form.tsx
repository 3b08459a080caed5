import { useId } from 'react';
import type {
  ComponentDescription,
  FieldDescription,
} from '#src/site/bloks/describe-components.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { EditBlok } from '../editor/story-tree.ts';
import { BlokField } from './blok-field.tsx';
import type { EditLanguage, FieldIssue } from './field-props.ts';
import fieldStrings from './words.json' with { type: 'json' };

export type BlokFormProps = {
  blok: EditBlok;
  description: ComponentDescription;
  /** The language that is being edited. */
  language: EditLanguage;
  /** What the checks of the whole story found in this blok. */
  issues: readonly FieldIssue[];
  /** Called with the new blok after every change. */
  onChange: (blok: EditBlok) => void;
  onOpenBlok: (uid: string) => void;
};

/**
 * The form of one blok: texts first, then appearance and search engines, collapsed. The choices come from the
 * surrounding `EditorSources`.
 */
export function BlokForm({ description, ...props }: BlokFormProps) {
  const t = useStrings(fieldStrings);
  const inGroup = (group: FieldDescription['group']) =>
    description.fields.filter((field) => field.group === group);
  if (description.fields.length === 0) return <p className="muted">{t('noFields')}</p>;
  return (
    // A new key for a new blok, so that no control keeps the previous one's text.
    <div className="form fields-form" key={props.blok._uid}>
      <Fields {...props} fields={inGroup('content')} />
      <FoldedFields {...props} fields={inGroup('look')} title={t('group.look')} />
      <FoldedFields {...props} fields={inGroup('search')} title={t('group.search')} />
    </div>
  );
}

type FieldsProps = Omit<BlokFormProps, 'description'> & { fields: readonly FieldDescription[] };

function Fields({ fields, issues, ...props }: FieldsProps) {
  const id = useId();
  return fields.map((field) => (
    <BlokField
      key={field.name}
      {...props}
      id={`${id}-${field.name}`}
      field={field}
      issues={issues.filter((issue) => issue.field === field.name)}
    />
  ));
}

function FoldedFields({ title, ...props }: FieldsProps & { title: string }) {
  const locale = useLocale();
  if (props.fields.length === 0) return null;
  const hasIssue = props.issues.some((issue) =>
    props.fields.some((field) => field.name === issue.field),
  );
  return (
    <details className="fold" open={hasIssue || undefined}>
      <summary>
        {title} <small>{props.fields.map(({ label }) => label[locale]).join(', ')}</small>
      </summary>
      <div className="form">
        <Fields {...props} />
      </div>
    </details>
  );
}
