import fieldStrings from '#src/app/strings/admin-fields.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { AssetField } from '#src/domain/media/index.ts';
import { noAsset } from './asset-value.ts';

export type AssetAccept = 'image' | 'video' | 'any';

type ChooseAssetProps = {
  value: AssetField | null;
  onChange: (asset: AssetField | null) => void;
  accept: AssetAccept;
};

/** Chooses a file by its address. */
export function ChooseAsset({ value, onChange }: ChooseAssetProps) {
  const t = useStrings(fieldStrings);
  return (
    <input
      className="input"
      aria-label={t('asset.address')}
      value={value?.filename ?? ''}
      onChange={({ target }) =>
        onChange(
          target.value === ''
            ? null
            : ({ ...noAsset, ...value, filename: target.value } as AssetField),
        )
      }
    />
  );
}
