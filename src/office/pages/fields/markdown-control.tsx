import { lazy, Suspense, useState } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import { type FieldProps, printFieldValue } from './field-props.ts';
import { MarkdownTools } from './markdown-tools.tsx';
import fieldStrings from './words.json' with { type: 'json' };

const MarkdownPreview = lazy(() => import('./markdown-preview.tsx'));

/** Markdown with formatting buttons; the preview uses the site's own renderer. */
export function MarkdownControl({ id, value, onChange, describedBy, invalid }: FieldProps) {
  const t = useStrings(fieldStrings);
  const [isPreview, setPreview] = useState(false);
  const text = printFieldValue(value);
  return (
    <div className="fields-markdown">
      <div className="fields-tools">
        {!isPreview && <MarkdownTools id={id} text={text} onChange={onChange} />}
        <button
          type="button"
          className="button button--quiet button--small"
          aria-pressed={isPreview}
          onClick={() => setPreview(!isPreview)}
        >
          {t('markdown.preview')}
        </button>
      </div>
      {isPreview ? (
        <Suspense fallback={<p className="muted">{t('loading')}</p>}>
          <MarkdownPreview text={text} />
        </Suspense>
      ) : (
        <textarea
          id={id}
          className="input"
          rows={Math.min(24, Math.max(8, text.split('\n').length + 2))}
          value={text}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
