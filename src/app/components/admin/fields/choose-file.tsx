import { useState } from 'react';
import fieldStrings from '#src/app/strings/admin-fields.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { AssetField } from '#src/domain/media/index.ts';
import type { AssetAccept } from '../media/accepted-files.ts';
import { fieldOf } from '../media/asset-item.ts';
import { LibraryDialog } from '../media/library-dialog.tsx';
import { FormIcon } from './form-icon.tsx';

type ChooseFileProps = {
  accept: AssetAccept;
  onChoose: (asset: AssetField) => void;
  className?: string;
};

/** A button that opens the library of files; one that is chosen there closes it. */
export function ChooseFile({
  accept,
  onChoose,
  className = 'btn btn--line btn--sm',
}: ChooseFileProps) {
  const t = useStrings(fieldStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FormIcon name="picture" />
        {t(`file.${accept}`)}
      </button>
      {isOpen && (
        <LibraryDialog
          accept={accept}
          onClose={() => setOpen(false)}
          onChoose={(item) => {
            onChoose(fieldOf(item));
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
