import { useEffect, useId, useRef, useState } from 'react';
import mediaStrings from '#src/app/strings/admin-media.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import { type AssetAccept, acceptedFiles } from './accepted-files.ts';
import type { AssetItem } from './asset-item.ts';
import { AssetThumb } from './asset-thumb.tsx';
import { AssetWords } from './asset-words.tsx';
import { UploadZone } from './upload-zone.tsx';
import { useLibrary } from './use-library.ts';

type LibraryDialogProps = {
  accept: AssetAccept;
  onChoose: (item: AssetItem) => void;
  onClose: () => void;
};

/** The library to choose from, over the page. The browser keeps the focus inside and gives it back. */
export function LibraryDialog({ accept, onChoose, onClose }: LibraryDialogProps) {
  const t = useStrings(mediaStrings);
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="library" aria-labelledby={title} onClose={onClose}>
      <div className="library-head">
        <h2 className="d4" id={title}>
          {t(`choose.${accept}`)}
        </h2>
        <button
          type="button"
          className="btn btn--quiet btn--icon"
          aria-label={t('close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <LibraryChooser accept={accept} onChoose={onChoose} />
    </dialog>
  );
}

function LibraryChooser({ accept, onChoose }: Omit<LibraryDialogProps, 'onClose'>) {
  const t = useStrings(mediaStrings);
  const [search, setSearch] = useState('');
  const library = useLibrary({ search, type: accept });
  return (
    <div className="library-body">
      <input
        type="search"
        className="input"
        aria-label={t('search')}
        placeholder={t('search')}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          library.restart();
        }}
      />
      <UploadZone
        folderId={null}
        accept={acceptedFiles[accept]}
        isSingle
        onDone={({ asset }) => {
          library.add(asset);
          onChoose(asset);
        }}
      />
      <p className="small muted" role="status">
        {library.state === 'failed' ? t('list.failed') : t('list.count', { count: library.total })}
      </p>
      <ul className="asset-grid">
        {library.assets.map((item) => (
          <li key={item.id}>
            <button type="button" className="asset-card" onClick={() => onChoose(item)}>
              <AssetThumb item={item} />
              <AssetWords item={item} />
            </button>
          </li>
        ))}
      </ul>
      {library.assets.length < library.total && (
        <button type="button" className="btn btn--line btn--sm" onClick={library.more}>
          {t('list.more')}
        </button>
      )}
    </div>
  );
}
