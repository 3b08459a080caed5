import type { SizedPhoto } from '#src/domain/builds/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import leadStrings from './words.json' with { type: 'json' };

/** The photos of a build or a message; nothing if there are none. */
export function TruckPhotos({ photos, truck }: { photos: readonly SizedPhoto[]; truck: string }) {
  const t = useStrings(leadStrings);
  if (photos.length === 0) return null;
  const altOf = (at: number) => t('photos.alt', { number: at + 1, count: photos.length, truck });
  return (
    <Panel title={t('photos')} help={t('photos.lead')}>
      <ul className="leads-photos">
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <Photo photo={photo} alt={altOf(at)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Small; enlarged over the page when pressed, which the browser does by itself. */
function Photo({ photo, alt }: { photo: SizedPhoto; alt: string }) {
  const t = useStrings(leadStrings);
  const { fileName, widthPx, heightPx } = photo;
  const id = `photo-${photo.id}`;
  const src = adminHrefs.buildPhoto(photo);
  const image = { src, width: widthPx, height: heightPx };
  return (
    <>
      <button
        type="button"
        className="leads-photo"
        popoverTarget={id}
        aria-label={t('photos.large', { file: fileName })}
      >
        <img {...image} alt="" loading="lazy" />
      </button>
      <dialog id={id} popover="auto" aria-label={fileName} className="leads-photo-large">
        <img {...image} alt={alt} loading="lazy" />
        <p className="cluster">
          <a href={src} target="_blank" rel="noreferrer">
            {t('photos.open')}
          </a>
          <button type="button" className="button button--small" popoverTarget={id}>
            {t('photos.close')}
          </button>
        </p>
      </dialog>
    </>
  );
}
