import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { DraftMark } from '#src/app/blocks/draft-mark.ts';
import previewStrings from '#src/app/strings/preview.json' with { type: 'json' };
import { LocaleContext, useStrings } from '#src/app/strings/use-strings.ts';
import previewStyles from '#src/app/styles/preview.css?url';
import { LivePage, type LoadedDraft } from './draft-page.ts';
import { listenToEditor } from './listen-to-editor.ts';
import { markPart } from './mark-part.tsx';
import { useLiveContent } from './use-live-content.ts';

type LiveDraftProps = { draft: LoadedDraft; children: ReactNode };

/** The page of a draft inside the editor's frame: marked, and as it is being written. */
export function LiveDraft({ draft, children }: LiveDraftProps) {
  const { live, show } = useLiveContent(draft);
  const { revalidate } = useRevalidator();
  const [isFramed, setFramed] = useState(true);
  const { locale } = draft.preview;
  useEffect(() => {
    if (window.parent === window) return setFramed(false);
    return listenToEditor({
      onInput: show,
      onSaved: () => void revalidate(),
      actionsName: previewStrings.actions[locale],
    });
  }, [show, revalidate, locale]);
  return (
    <LocaleContext value={locale}>
      <link rel="stylesheet" href={previewStyles} precedence="default" />
      <DraftMark value={markPart}>
        <LivePage value={live}>{children}</LivePage>
      </DraftMark>
      {!isFramed && <NotEditing />}
    </LocaleContext>
  );
}

/** Somebody opened the editor's address by itself. */
function NotEditing() {
  const t = useStrings(previewStrings);
  return (
    <p className="draft-bar" role="status">
      {t('notEditing')}
    </p>
  );
}
