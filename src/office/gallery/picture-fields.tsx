import { useState } from 'react';
import {
  type AssetItem,
  acceptedFiles,
  LibraryDialog,
  variantOf,
} from '#src/office/media/index.ts';
import { Field } from '#src/web/forms/field.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import galleryStrings from './words.json' with { type: 'json' };

/** A picture as the form shows it. */
export type FormPicture = { id: number; src: string; name: string };

type PictureFieldsProps = { main: FormPicture | null; more: readonly FormPicture[] };

/** The main picture and the others: chosen from the library, or uploaded if there is no script. */
export function PictureFields({ main, more }: PictureFieldsProps) {
  const t = useStrings(galleryStrings);
  const [first, setFirst] = useState(main);
  const [others, setOthers] = useState(more);
  const [choosing, setChoosing] = useState<'main' | 'more' | null>(null);
  const choose = (item: AssetItem) => {
    const picture = { id: item.id, src: item.src, name: item.fileName };
    if (choosing === 'main') setFirst(picture);
    else setOthers((before) => [...before.filter(({ id }) => id !== item.id), picture]);
    setChoosing(null);
  };
  return (
    <>
      <input type="hidden" name="imageId" value={first?.id ?? 0} />
      <h3 className="title-4">{t('picture.main')}</h3>
      {first ? (
        <Chosen picture={first} onRemove={() => setFirst(null)} />
      ) : (
        <p className="muted">{t('picture.none')}</p>
      )}
      <LibraryButton label={t('picture.choose')} onClick={() => setChoosing('main')} />
      <h3 className="title-4">{t('picture.more')}</h3>
      {others.map((picture) => (
        <div key={picture.id}>
          <input type="hidden" name="moreImageIds" value={picture.id} />
          <Chosen
            picture={picture}
            onRemove={() => setOthers(others.filter(({ id }) => id !== picture.id))}
          />
        </div>
      ))}
      <LibraryButton label={t('picture.add')} onClick={() => setChoosing('more')} />
      <Field id="pictures" label={t('picture.upload')} help={t('picture.upload.help')}>
        <input
          className="input"
          id="pictures"
          name="pictures"
          type="file"
          multiple
          accept={acceptedFiles.image}
          aria-describedby="pictures-help"
        />
      </Field>
      {choosing && (
        <LibraryDialog accept="image" onChoose={choose} onClose={() => setChoosing(null)} />
      )}
    </>
  );
}

function LibraryButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <p>
      <button type="button" className="button button--outline button--small" onClick={onClick}>
        {label}
      </button>
    </p>
  );
}

function Chosen({ picture, onRemove }: { picture: FormPicture; onRemove: () => void }) {
  const t = useStrings(galleryStrings);
  return (
    <p className="finished-builds-picture">
      <img
        src={variantOf(picture.src, '/m/320x240/smart/filters:format(webp)')}
        width={320}
        height={240}
        alt={picture.name}
      />
      <button type="button" className="button button--quiet button--small" onClick={onRemove}>
        {t('picture.remove')}
        <span className="visually-hidden">: {picture.name}</span>
      </button>
    </p>
  );
}
