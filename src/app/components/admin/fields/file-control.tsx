import { AssetThumb } from './asset-control.tsx';
import { noAsset } from './asset-value.ts';
import { ChooseAsset } from './choose-asset.tsx';
import { type FieldProps, textOf } from './field-props.ts';

/** A file of which the story keeps only the address. */
export function FileControl({ field, value, onChange }: FieldProps) {
  const filename = textOf(value);
  const asset = filename === '' ? null : { ...unnamed, filename };
  return (
    <div className="field-asset">
      {asset && <AssetThumb asset={asset} />}
      <ChooseAsset
        value={asset}
        accept={field.format === 'film' ? 'video' : 'image'}
        onChange={(chosen) => onChange(chosen?.filename ?? '')}
      />
    </div>
  );
}

const unnamed = {
  ...noAsset,
  fieldtype: 'asset' as const,
  id: 0,
  meta_data: { alt: '', alt__i18n__es: '' },
};
