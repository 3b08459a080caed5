import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { DraftMark } from '#src/site/stories/draft-mark.ts';
import { LivePage, type LoadedDraft } from '#src/site/stories/draft-page.ts';
import { LocaleContext, useStrings } from '#src/web/words/use-strings.ts';
import { listenToEditor } from './listen-to-editor.ts';
import { markPart } from './mark-part.tsx';
import previewStyles from './preview.css?url';
import { useLiveContent } from './use-live-content.ts';
import previewStrings from './words.json' with { type: 'json' };

type LiveDraftProps = { draft: LoadedDraft; children: ReactNode };

/** The page of a draft inside the editor's frame: marked, and updated while it is edited. */
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

/** Somebody opened the editor's URL directly. */
function NotEditing() {
  const t = useStrings(previewStrings);
  return (
    <p className="preview-bar" role="status">
      {t('notEditing')}
    </p>
  );
}
