import type { ReactNode } from 'react';
import type { FieldDescription } from '#src/site/bloks/describe-components.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { FieldIssue } from './field-props.ts';
import fieldStrings from './words.json' with { type: 'json' };

type FieldFrameProps = {
  id: string;
  field: FieldDescription;
  issues: readonly FieldIssue[];
  /** Content next to the label: the state of a translation. */
  aside?: ReactNode;
  /** Controls with several inputs are named by a legend, a single input by its label. */
  hasManyInputs: boolean;
  children: ReactNode;
};

/** Label above, control, help below, errors below that. */
export function FieldFrame({ hasManyInputs, ...props }: FieldFrameProps) {
  const { id, field, issues, children } = props;
  const isError = issues.some(({ level }) => level === 'must');
  const className = isError ? 'field is-error' : 'field';
  const inner = (
    <>
      {children}
      <FieldHelp id={id} field={field} />
      <FieldIssues id={id} issues={issues} />
    </>
  );
  if (hasManyInputs)
    return (
      <fieldset className={className} data-field={field.name}>
        <legend className="field-label">
          <LabelWords {...props} />
        </legend>
        {inner}
      </fieldset>
    );
  return (
    <div className={className} data-field={field.name}>
      {field.type !== 'boolean' && (
        <label htmlFor={id}>
          <LabelWords {...props} />
        </label>
      )}
      {inner}
    </div>
  );
}

/** Types for which it must be said that they may stay empty. */
const written = new Set(['text', 'textarea', 'markdown', 'richtext', 'asset', 'multilink']);

function LabelWords({ field, aside }: Pick<FieldFrameProps, 'field' | 'aside'>) {
  const t = useStrings(fieldStrings);
  const locale = useLocale();
  const isOptional = !field.required && written.has(field.type);
  return (
    <>
      {field.label[locale]} {isOptional && <span className="field-optional">{t('optional')}</span>}
      {aside}
    </>
  );
}

function FieldHelp({ id, field }: Pick<FieldFrameProps, 'id' | 'field'>) {
  const locale = useLocale();
  if (field.help === null) return null;
  return (
    <span className="field-help" id={`${id}-help`}>
      {field.help[locale]}
    </span>
  );
}

function FieldIssues({ id, issues }: Pick<FieldFrameProps, 'id' | 'issues'>) {
  if (issues.length === 0) return null;
  return (
    <span id={`${id}-issues`} className="fields-issues">
      {issues.map(({ level, text }) => (
        <span key={text} className={level === 'must' ? 'field-error' : 'fields-hint'}>
          <Icon name={level === 'must' ? 'error' : 'wrench'} />
          {text}
        </span>
      ))}
    </span>
  );
}

/** The ids that a control refers to: errors first, then help. */
export function describedByOf({ id, field, issues }: Omit<FieldFrameProps, 'children'>) {
  const ids = [issues.length > 0 && `${id}-issues`, field.help !== null && `${id}-help`];
  return ids.filter(Boolean).join(' ') || undefined;
}
