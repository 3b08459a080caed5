import { useState } from 'react';
import { useFetcher } from 'react-router';
import { type BuildPhoto, photoLimits } from '#src/domain/builds/index.ts';
import { FieldError } from '#src/web/forms/field.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useChosenBefore } from '#src/web/ui/chosen-before.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import buildStrings from '../words.json' with { type: 'json' };
import photoStrings from './words.json' with { type: 'json' };

type PhotoFieldProps = {
  id: string;
  photos: readonly BuildPhoto[];
  /** What the answer of the whole form says about its photos. */
  errors: readonly string[] | undefined;
};

type Answer = { error?: { photos?: string[] } };

/** Photos are uploaded as soon as they are chosen; without script by their own button, or with the form. */
export function PhotoField({ id, photos, errors }: PhotoFieldProps) {
  const t = useStrings(photoStrings);
  const build = useStrings(buildStrings);
  const common = useStrings(commonStrings);
  const locale = useLocale();
  const { send, sending, problems } = usePhotoSending();
  const field = useChosenBefore<HTMLInputElement>((input) => void send(input));
  const said = problems ?? errors;
  return (
    <div className={said ? 'field is-error' : 'field'}>
      <span className="field-label">
        {build('details.photos')} <span className="muted">{common('optional')}</span>
      </span>
      <label className={said ? 'build-upload is-error' : 'build-upload'}>
        <span className="build-upload-row">
          <Icon name="camera" />
          <b>{t('take')}</b>
        </span>
        <input
          type="file"
          id={id}
          name="photos"
          accept="image/jpeg,image/png,image/webp"
          multiple
          ref={field}
          aria-describedby="photos-help photos-said"
          onChange={({ target }) => send(target)}
        />
      </label>
      <span className="field-help" id="photos-help">
        {t('help', { count: photoLimits.count })}
      </span>
      <span id="photos-said" role="status">
        {sending > 0 && t(`sending.${plural(sending, locale)}`, { count: sending })}
      </span>
      {said && <FieldError id="photos-error" errors={[...said]} />}
      <noscript>
        <button
          type="submit"
          name="photo"
          value="add"
          formNoValidate
          className="button button--outline button--small"
        >
          {t('add')}
        </button>
      </noscript>
      <PhotoList photos={photos} />
    </div>
  );
}

function PhotoList({ photos }: { photos: readonly BuildPhoto[] }) {
  const t = useStrings(photoStrings);
  if (photos.length === 0) return null;
  return (
    <ul className="build-photos" aria-label={t('kept')}>
      {photos.map(({ id, fileName, bytes }) => (
        <li key={id}>
          <Icon name="tick" />
          <span>
            {fileName} <small>{t('kilobytes', { size: Math.ceil(bytes / 1024) })}</small>
          </span>
          <button
            type="submit"
            name="photo"
            value={`remove ${id}`}
            formNoValidate
            className="button button--quiet button--icon"
            aria-label={t('remove', { file: fileName })}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Each upload is a separate request, so the form stays usable meanwhile. */
function usePhotoSending() {
  const t = useStrings(photoStrings);
  const fetcher = useFetcher<Answer>();
  const [sending, setSending] = useState(0);
  const [failed, setFailed] = useState(false);
  const send = async (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    if (files.length === 0) return;
    setSending(files.length);
    setFailed(false);
    const { shrinkPhoto } = await import('./shrink-photo.ts');
    const form = new FormData();
    form.set('intent', 'send');
    form.set('photo', 'add');
    for (const file of files) form.append('photos', await shrinkPhoto(file));
    input.value = '';
    try {
      const action = hrefs.build({ step: 'details' });
      await fetcher.submit(form, { method: 'post', encType: 'multipart/form-data', action });
    } catch {
      setFailed(true);
    }
    setSending(0);
  };
  const problems = failed ? [t('notSent')] : fetcher.data?.error?.photos;
  return { send, sending, problems };
}
