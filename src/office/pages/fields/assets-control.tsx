import type { AssetField } from '#src/domain/media/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { AssetThumb } from './asset-control.tsx';
import { assetOf } from './asset-value.ts';
import { ChooseFile } from './choose-file.tsx';
import type { FieldProps } from './field-props.ts';
import { IconButton } from './icon-button.tsx';
import fieldStrings from './words.json' with { type: 'json' };

/** Several files, in order. */
export function AssetsControl({ value, onChange }: FieldProps) {
  const t = useStrings(fieldStrings);
  const list = Array.isArray(value) ? value.map(assetOf).filter((one) => one !== null) : [];
  const withoutOne = (gone: AssetField) => list.filter((one) => one !== gone);
  return (
    <div className="fields-list">
      <ul>
        {list.map((asset) => (
          <li key={`${asset.id} ${asset.filename}`}>
            <AssetThumb filename={asset.filename} />
            <IconButton
              icon="remove"
              label={t('list.remove', { name: asset.alt || asset.filename })}
              onClick={() => onChange(withoutOne(asset))}
            />
          </li>
        ))}
      </ul>
      <ChooseFile accept="any" onChoose={(asset) => onChange([...list, asset])} />
    </div>
  );
}
