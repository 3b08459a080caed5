import { useEffect, useRef, useState } from 'react';
import { pagePath } from '#src/domain/content/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { FieldProps } from './field-props.ts';
import {
  type LinkedPage,
  type LinkKind,
  type LinkParts,
  linkedPage,
  linkField,
  linkKinds,
  linkParts,
} from './link-value.ts';
import { PagePicker } from './page-picker.tsx';
import { usePageAt } from './use-page-at.ts';
import fieldStrings from './words.json' with { type: 'json' };

/** A link: the kind of target, and the target. */
export function LinkControl({ field: _, language: __, ...props }: FieldProps) {
  return <LinkFields {...props} />;
}

type LinkFieldsProps = Omit<FieldProps, 'field' | 'language'>;

/** The same, outside of a blok's field. */
export function LinkFields({ id, value, onChange, describedBy, invalid }: LinkFieldsProps) {
  const saved = linkParts(value);
  // A kind that was chosen but not filled in yet is not part of a URL.
  const [chosen, setChosen] = useState<LinkKind | null>(null);
  const parts = saved.target === '' && chosen !== null ? { ...saved, kind: chosen } : saved;
  const lookUp = useLookUp(parts, onChange);
  const change = (changed: Partial<LinkParts>, page = linkedPage(value)) => {
    const next = { ...parts, ...changed };
    setChosen(next.kind);
    const field = linkField(next, page ? [page] : []);
    onChange(field);
    if (changed.target !== undefined) lookUp(field.linktype === 'url' ? next.target : '');
  };
  return (
    <div className="fields-link">
      <KindSelect
        id={id}
        parts={parts}
        onChange={(kind) => change({ kind, target: '', anchor: '' })}
      />
      <LinkTarget {...{ id, parts, change, describedBy, invalid }} />
    </div>
  );
}

/** Turns a typed path into a link to the page that has it, if it is still the same one when the answer comes. */
function useLookUp(parts: LinkParts, onChange: (value: unknown) => void): (path: string) => void {
  const latest = useRef({ parts, onChange });
  useEffect(() => {
    latest.current = { parts, onChange };
  });
  return usePageAt((page) => {
    const now = latest.current;
    if (now.parts.kind !== 'page' || now.parts.target !== pagePath(page.fullSlug)) return;
    now.onChange(linkField(now.parts, [page]));
  });
}

type PartProps = { id: string; parts: LinkParts };

function KindSelect({ id, parts, onChange }: PartProps & { onChange: (kind: LinkKind) => void }) {
  const t = useStrings(fieldStrings);
  return (
    <select
      className="select"
      aria-label={t('link.kind')}
      id={`${id}-kind`}
      value={parts.kind}
      onChange={({ target }) => {
        const kind = linkKinds.find((one) => one === target.value);
        if (kind) onChange(kind);
      }}
    >
      {linkKinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`link.${kind}`)}
        </option>
      ))}
    </select>
  );
}

type TargetProps = PartProps &
  Pick<FieldProps, 'describedBy' | 'invalid'> & {
    change: (changed: Partial<LinkParts>, page?: LinkedPage) => void;
  };

const inputs = {
  page: { type: 'text', placeholder: '/services' },
  web: { type: 'url', placeholder: 'https://' },
  phone: { type: 'tel', placeholder: '(480) 555-0100' },
  email: { type: 'email', placeholder: 'name@example.com' },
} as const;

function LinkTarget({ id, parts, change, describedBy, invalid }: TargetProps) {
  const t = useStrings(fieldStrings);
  return (
    <>
      <input
        {...inputs[parts.kind]}
        id={id}
        className="input"
        value={parts.target}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={({ target }) => change({ target: target.value })}
      />
      {parts.kind === 'page' && (
        <>
          <PagePicker
            onPick={(page) => change({ target: pagePath(page.fullSlug), anchor: '' }, page)}
          />
          <input
            className="input"
            aria-label={t('link.anchor')}
            placeholder={t('link.anchor')}
            value={parts.anchor}
            onChange={({ target }) => change({ anchor: target.value.replace(/^#/, '') })}
          />
        </>
      )}
    </>
  );
}
