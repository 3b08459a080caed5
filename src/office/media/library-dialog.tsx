import { useState } from 'react';
import { OpenDialog } from '#src/office/kit/open-dialog.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { type AssetAccept, acceptedFiles } from './accepted-files.ts';
import type { AssetItem } from './asset-item.ts';
import { AssetThumb } from './asset-thumb.tsx';
import { AssetWords } from './asset-words.tsx';
import { UploadZone } from './upload-zone.tsx';
import { useLibrary } from './use-library.ts';
import mediaStrings from './words.json' with { type: 'json' };

type LibraryDialogProps = {
  accept: AssetAccept;
  onChoose: (item: AssetItem) => void;
  onClose: () => void;
};

/** A dialog to pick from the library. */
export function LibraryDialog({ accept, onChoose, onClose }: LibraryDialogProps) {
  const t = useStrings(mediaStrings);
  return (
    <OpenDialog className="media-library" title={t(`choose.${accept}`)} onClose={onClose}>
      <LibraryChooser accept={accept} onChoose={onChoose} />
    </OpenDialog>
  );
}

function LibraryChooser({ accept, onChoose }: Omit<LibraryDialogProps, 'onClose'>) {
  const t = useStrings(mediaStrings);
  const [search, setSearch] = useState('');
  const library = useLibrary({ search, type: accept });
  return (
    <div className="media-library-body">
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
      <ul className="media-grid">
        {library.assets.map((item) => (
          <li key={item.id}>
            <button type="button" className="media-card" onClick={() => onChoose(item)}>
              <AssetThumb item={item} />
              <AssetWords item={item} />
            </button>
          </li>
        ))}
      </ul>
      {library.assets.length < library.total && (
        <button
          type="button"
          className="button button--outline button--small"
          onClick={library.more}
        >
          {t('list.more')}
        </button>
      )}
    </div>
  );
}
