import { useState } from 'react';
import { Icon } from '#src/web/ui/icon.tsx';
import { plainJpeg } from './open-photo.ts';
import { deletePhoto, storePhoto } from './photo-store.ts';
import type { Placed } from './use-composed.ts';
import { usePhotoWords } from './use-photo-words.ts';

type KeepPhotoProps = {
  placed: Placed;
  isLifted: boolean;
  isKept: boolean;
  onKept(isKept: boolean): void;
  onDeleted(): void;
};

/** Keeps the photo with its marks on this device, and deletes it. */
export function KeepPhoto({ placed, isLifted, isKept, onKept, onDeleted }: KeepPhotoProps) {
  const { t } = usePhotoWords();
  const [hasFailed, setFailed] = useState(false);
  const { photo, placing, known, truck } = placed;
  const keep = async () => {
    setFailed(false);
    try {
      await storePhoto({
        id: truck.vehicle.id,
        photo: await plainJpeg(photo),
        focal35mm: photo.size.focal35mm,
        known,
        marks: placing.marks,
        corrections: placing.corrections,
        isLifted,
      });
      onKept(true);
    } catch {
      setFailed(true);
    }
  };
  const remove = async () => {
    try {
      await deletePhoto(truck.vehicle.id);
      onKept(false);
      onDeleted();
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="cluster">
      {isKept ? (
        <button
          type="button"
          className="button button--outline button--small"
          onClick={() => void remove()}
        >
          {t('delete')}
        </button>
      ) : (
        <button
          type="button"
          className="button button--outline button--small"
          onClick={() => void keep()}
        >
          {t('keep')}
        </button>
      )}
      <span className="small" role="status">
        {isKept && (
          <>
            <Icon name="tick" /> {t('kept')}
          </>
        )}
        {hasFailed && t('keepFailed')}
      </span>
    </div>
  );
}
