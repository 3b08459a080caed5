import { useState } from 'react';
import type { AssetField } from '#src/domain/media/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { AssetAccept } from './accepted-files.ts';
import { fieldOf } from './asset-item.ts';
import { FocusField } from './focus-field.tsx';
import { LibraryDialog } from './library-dialog.tsx';
import mediaStrings from './words.json' with { type: 'json' };

type AssetPickerProps = {
  value: AssetField | null;
  onChange: (asset: AssetField | null) => void;
  accept: AssetAccept;
};

/**
 * Picks a file of the library for a field of a story, with an upload and the focal point for this place. The texts
 * for this place are part of the surrounding form.
 */
export function AssetPicker({ value, onChange, accept }: AssetPickerProps) {
  const t = useStrings(mediaStrings);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="media-picker">
      <div className="toolbar">
        <button
          type="button"
          className="button button--outline button--small"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {t(value ? 'picker.change' : `choose.${accept}`)}
        </button>
        {value && (
          <button
            type="button"
            className="button button--quiet button--small"
            onClick={() => onChange(null)}
          >
            <Icon name="close" />
            {t('picker.remove')}
          </button>
        )}
      </div>
      {value && <PlaceFocus value={value} onChange={onChange} />}
      {isOpen && (
        <LibraryDialog
          accept={accept}
          onClose={() => setIsOpen(false)}
          onChoose={(item) => {
            onChange(fieldOf(item));
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}

const rasterAddress = /^\/f\/1\/(\d+)x(\d+)\/[0-9a-f]{64}\/[^/]+\.(?:jpg|png|webp|avif)$/;

/** Only for a picture of the library: external pictures and drawings are never cropped. */
function PlaceFocus({
  value,
  onChange,
}: Pick<AssetPickerProps, 'onChange'> & { value: AssetField }) {
  const t = useStrings(mediaStrings);
  const [, width, height] = rasterAddress.exec(value.filename) ?? [];
  if (width === undefined || height === undefined) return null;
  return (
    <details className="fold">
      <summary>{t('focus.title')}</summary>
      <FocusField
        src={value.filename}
        size={{ width: Number(width), height: Number(height) }}
        focus={value.focus ?? ''}
        onChange={(focus) => onChange({ ...value, focus })}
      />
    </details>
  );
}
