import { useState } from 'react';
import type { AssetField } from '#src/domain/media/index.ts';
import type { AssetAccept } from '#src/office/media/index.ts';
import { fieldOf, LibraryDialog } from '#src/office/media/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { FormIcon } from './form-icon.tsx';
import fieldStrings from './words.json' with { type: 'json' };

type ChooseFileProps = {
  accept: AssetAccept;
  onChoose: (asset: AssetField) => void;
  className?: string;
};

/** A button that opens the library of files; choosing one closes it. */
export function ChooseFile({
  accept,
  onChoose,
  className = 'button button--outline button--small',
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
