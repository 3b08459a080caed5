import { useState } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import { useEditorSources } from './editor-sources.tsx';
import type { FieldProps } from './field-props.ts';
import { type LinkKind, type LinkParts, linkField, linkKinds, linkParts } from './link-value.ts';
import { StoryPicker } from './story-picker.tsx';
import fieldStrings from './words.json' with { type: 'json' };

/** A link: the kind of target, and the target. */
export function LinkControl({ field: _, language: __, ...props }: FieldProps) {
  return <LinkFields {...props} />;
}

type LinkFieldsProps = Omit<FieldProps, 'field' | 'language'>;

/** The same, outside of a blok's field. */
export function LinkFields({ id, value, onChange, describedBy, invalid }: LinkFieldsProps) {
  const { stories } = useEditorSources();
  const saved = linkParts(value);
  // A kind that was chosen but not filled in yet is not part of a URL.
  const [chosen, setChosen] = useState<LinkKind | null>(null);
  const parts = saved.target === '' && chosen !== null ? { ...saved, kind: chosen } : saved;
  const change = (changed: Partial<LinkParts>) => {
    const next = { ...parts, ...changed };
    setChosen(next.kind);
    onChange(linkField(next, stories));
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
  Pick<FieldProps, 'describedBy' | 'invalid'> & { change: (changed: Partial<LinkParts>) => void };

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
          <StoryPicker onPick={(target) => change({ target, anchor: '' })} />
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
