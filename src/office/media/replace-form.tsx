import { useState } from 'react';
import { useSubmit } from 'react-router';
import type { AssetKind } from '#src/domain/media/index.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { Toast } from '#src/office/kit/toast.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { acceptedFiles } from './accepted-files.ts';
import type { Finished } from './media-client.ts';
import { UploadZone } from './upload-zone.tsx';
import mediaStrings from './words.json' with { type: 'json' };

/** Replaces this file wherever it is shown. */
export function ReplaceForm({ kind }: { kind: AssetKind }) {
  const t = useStrings(mediaStrings);
  const submit = useSubmit();
  const [twin, setTwin] = useState<string | null>(null);
  const replaceWith = ({ asset, isNew }: Finished) => {
    if (!isNew) return setTwin(asset.fileName);
    void submit({ intent: 'replace', withId: String(asset.id) }, { method: 'post' });
  };
  return (
    <Panel title={t('replace.title')} help={t('replace.help')}>
      <form
        method="post"
        encType="multipart/form-data"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="intent" value="replace" />
        <UploadZone
          folderId={null}
          onDone={replaceWith}
          accept={kind === 'document' ? 'application/pdf' : acceptedFiles[kind]}
          isSingle
        >
          <noscript>
            <button type="submit" className="button button--small">
              {t('replace.send')}
            </button>
          </noscript>
        </UploadZone>
      </form>
      {twin && <Toast tone="problem" message={t('replace.twin', { name: twin })} />}
    </Panel>
  );
}
