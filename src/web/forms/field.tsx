import type { ReactNode } from 'react';
import { Icon } from '#src/web/ui/icon.tsx';

type FieldProps = {
  id: string;
  label: string;
  /** The word "optional", for fields that may stay empty. */
  optional?: string;
  help?: string;
  errors?: string[];
  /** The state of the control as classes: touched, dirty, valid. */
  classes?: string;
  children: ReactNode;
};

/** Label above, control, help below, error below in words: the order of every field on the site. */
export function Field({ id, label, optional, help, errors, classes, children }: FieldProps) {
  return (
    <div className={fieldClass({ errors, classes })}>
      <label htmlFor={id}>
        {label} {optional && <span className="field-optional">{optional}</span>}
      </label>
      {children}
      {help && (
        <span className="field-help" id={`${id}-help`}>
          {help}
        </span>
      )}
      <FieldError id={`${id}-error`} errors={errors} />
    </div>
  );
}

export function fieldClass({ errors, classes }: { errors?: string[]; classes?: string }): string {
  return ['field', errors && 'is-error', classes].filter(Boolean).join(' ');
}

export function FieldError({ id, errors }: { id: string; errors: string[] | undefined }) {
  if (!errors?.[0]) return null;
  return (
    <span className="field-error" id={id}>
      <Icon name="error" />
      {errors[0]}
    </span>
  );
}

/** What a control refers to with `aria-describedby`: first its error, then its help. */
export function describedBy(id: string, parts: { errors?: string[]; help?: string }) {
  const ids = [parts.errors && `${id}-error`, parts.help && `${id}-help`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
