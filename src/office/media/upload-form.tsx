import { useStrings } from '#src/web/words/use-strings.ts';
import { acceptedFiles } from './accepted-files.ts';
import { UploadZone } from './upload-zone.tsx';
import mediaStrings from './words.json' with { type: 'json' };

type UploadFormProps = { folderId: number | null; onDone: () => void };

/** Uploads into the current folder. Without script it is an ordinary form. */
export function UploadForm({ folderId, onDone }: UploadFormProps) {
  const t = useStrings(mediaStrings);
  return (
    <form method="post" encType="multipart/form-data" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="intent" value="upload" />
      <input type="hidden" name="folderId" value={folderId ?? ''} />
      <UploadZone folderId={folderId} onDone={onDone} accept={acceptedFiles.any}>
        <noscript>
          <button type="submit" className="button button--small">
            {t('upload.send')}
          </button>
        </noscript>
      </UploadZone>
    </form>
  );
}
