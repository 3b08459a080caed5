import { lazy, Suspense } from 'react';
import type { FieldDescription } from '#src/site/bloks/describe-components.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { AssetControl } from './asset-control.tsx';
import { AssetsControl } from './assets-control.tsx';
import { BloksControl } from './bloks-control.tsx';
import { DateControl } from './date-control.tsx';
import type { ControlProps } from './field-props.ts';
import { FiguresControl } from './figures-control.tsx';
import { FileControl } from './file-control.tsx';
import { LinesControl } from './lines-control.tsx';
import { LinkControl } from './link-control.tsx';
import { MarkdownControl } from './markdown-control.tsx';
import { NumberControl } from './number-control.tsx';
import { OptionControl } from './option-control.tsx';
import { OptionsControl } from './options-control.tsx';
import { SwitchControl } from './switch-control.tsx';
import { TableControl } from './table-control.tsx';
import { TextControl } from './text-control.tsx';
import fieldStrings from './words.json' with { type: 'json' };

const RichTextControl = lazy(() => import('./rich-text/rich-text-control.tsx'));

/** The control of a field, by its type. */
export function FieldControl(props: ControlProps) {
  switch (props.field.type) {
    case 'text':
    case 'textarea':
      return isFile(props.field) ? <FileControl {...props} /> : <TextControl {...props} />;
    case 'markdown':
      return <MarkdownControl {...props} />;
    case 'richtext':
      return <LoadedRichText {...props} />;
    case 'number':
      return <NumberControl {...props} />;
    case 'datetime':
      return <DateControl {...props} />;
    case 'boolean':
      return <SwitchControl {...props} />;
    case 'option':
      return <OptionControl {...props} />;
    case 'options':
      return <OptionsControl {...props} />;
    case 'asset':
      return <AssetControl {...props} />;
    case 'multiasset':
      return <AssetsControl {...props} />;
    case 'multilink':
      return <LinkControl {...props} />;
    case 'table':
      return <TableControl {...props} />;
    case 'bloks':
      return <BloksControl {...props} />;
    case 'custom':
      return props.field.format === 'figures' ? (
        <FiguresControl {...props} />
      ) : (
        <LinesControl {...props} />
      );
  }
}

function LoadedRichText(props: ControlProps) {
  const t = useStrings(fieldStrings);
  return (
    <Suspense fallback={<p className="muted">{t('loading')}</p>}>
      <RichTextControl {...props} />
    </Suspense>
  );
}

function isFile({ format }: FieldDescription): boolean {
  return format === 'picture' || format === 'film';
}

/** Controls whose inputs have their own labels, so that the field's name is a legend. */
export function hasManyInputs({ type, format }: FieldDescription): boolean {
  if (type === 'custom') return format === 'figures';
  const many = ['option', 'options', 'asset', 'multiasset', 'table', 'bloks', 'richtext'];
  return many.includes(type) || format === 'picture' || format === 'film';
}
