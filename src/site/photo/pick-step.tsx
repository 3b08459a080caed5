import { useEffect, useState } from 'react';
import { Icon } from '#src/web/ui/icon.tsx';
import { type OpenedPhoto, openPhoto } from './open-photo.ts';
import { readStoredPhoto, type StoredPhoto } from './photo-store.ts';
import { usePhotoWords } from './use-photo-words.ts';

type PickStepProps = {
  vehicleId: string;
  onOpen(photo: OpenedPhoto, stored: StoredPhoto | null): void;
  /** Said once: what happened to the photo before. */
  note: string;
};

/** How to take the photo, and which one. */
export function PickStep({ vehicleId, onOpen, note }: PickStepProps) {
  const { t } = usePhotoWords();
  const [said, setSaid] = useState<'opening' | 'failed' | null>(null);
  const stored = useStoredPhoto(vehicleId);
  const open = async (file: Blob, from: StoredPhoto | null) => {
    setSaid('opening');
    try {
      onOpen(await openPhoto(file, from ? from.focal35mm : undefined), from);
    } catch {
      setSaid('failed');
    }
  };
  return (
    <div className="photo-pick">
      <p className="title-4">{t('pick.lead')}</p>
      <p>{t('pick.how')}</p>
      <div className="cluster">
        {/* Without a name, so that no form sends it. */}
        <label className="button photo-file">
          <Icon name="camera" /> {t('pick.choose')}
          <input
            type="file"
            accept="image/*"
            className="visually-hidden"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same photo can be chosen again.
              target.value = '';
              if (file) void open(file, null);
            }}
          />
        </label>
        {stored && (
          <button
            type="button"
            className="button button--outline"
            onClick={() => void open(stored.photo, stored)}
          >
            {t('pick.kept')}
          </button>
        )}
      </div>
      <p className="small muted">{t('local')}</p>
      <p className={said === 'failed' ? 'photo-problem' : 'small'} role="status">
        {said ? t(`pick.${said}`) : note}
      </p>
    </div>
  );
}

function useStoredPhoto(vehicleId: string): StoredPhoto | null {
  const [stored, setStored] = useState<StoredPhoto | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readStoredPhoto(vehicleId).then((found) => {
      if (isCurrent) setStored(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [vehicleId]);
  return stored;
}
