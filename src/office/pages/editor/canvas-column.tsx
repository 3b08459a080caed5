import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { entryOf } from '#src/lib/locales.ts';
import { useIsSiteOpen } from '#src/office/kit/is-site-open.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { BackupNotice } from './backup-notice.tsx';
import { Canvas, type CanvasWidth } from './canvas.tsx';
import { CheckBar } from './check-bar.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import type { StoryState } from './edit-answers.ts';
import type { EditorDialogName } from './editor-dialogs.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { PublishChoice } from './publish-menu.tsx';
import { Scheduled } from './schedule-dialog.tsx';
import { usePreviewSrc } from './use-preview-src.ts';
import type { StoryEditorModel } from './use-story-editor.ts';
import { type EditorView, ViewPicker } from './view-picker.tsx';
import editorStrings from './words.json' with { type: 'json' };

/** Where the site shows it: path and signed URL of the draft. */
export type StoryPreview = { path: string; src: string; isOwnPage: boolean };

type CanvasColumnProps = {
  model: StoryEditorModel;
  initial: StoryState;
  preview: StoryPreview;
  view: EditorView;
  onView: (view: EditorView) => void;
  onOpen: (dialog: EditorDialogName) => void;
  mayWrite: boolean;
  mayPublish: boolean;
};

/** The page preview, below its tools and notices. */
export function CanvasColumn(props: CanvasColumnProps) {
  const { model, initial, preview, view, onView, onOpen, mayWrite, mayPublish } = props;
  const t = useStrings(editorStrings);
  const { dispatch, server, language } = model;
  const { draft, checks } = server.state;
  const [width, setWidth] = useState<CanvasWidth>('desktop');
  useEffect(() => {
    if (window.matchMedia('(max-width: 40rem)').matches) setWidth('phone');
  }, []);
  const src = usePreviewSrc(preview.src, language);
  const publish = usePublishing(model, onOpen);
  return (
    <section className="editor-canvas" aria-label={t('canvas')}>
      <EditorToolbar
        model={model}
        width={width}
        onWidth={setWidth}
        onOpen={onOpen}
        onPublish={mayPublish ? (choice) => void publish(choice) : null}
      />
      <ViewPicker view={view} onPick={onView} />
      {mayWrite && (
        <BackupNotice
          draft={initial.draft}
          onUse={(content) => dispatch({ type: 'replace', content })}
        />
      )}
      <Conflict model={model} />
      <Scheduled
        scheduled={draft.scheduled}
        onCancel={
          mayPublish
            ? (scheduleId) => void server.ask({ intent: 'cancel-schedule', scheduleId })
            : null
        }
      />
      <CheckBar checks={checks} onShow={(uid) => dispatch({ type: 'select', uid })} />
      {!preview.isOwnPage && <p className="field-help">{t('elsewhere')}</p>}
      <Canvas
        frame={model.frame}
        src={src}
        path={preview.path}
        languageName={entryOf(language).name}
        width={width}
      />
    </section>
  );
}

/** The actions of the publish menu. */
function usePublishing(
  { server, say }: StoryEditorModel,
  open: (dialog: EditorDialogName) => void,
) {
  const t = useStrings(editorStrings);
  const isOpen = useIsSiteOpen();
  const { revalidate } = useRevalidator();
  return async function publish(choice: PublishChoice) {
    if (choice === 'later' || choice === 'end-later' || choice === 'rename') return open(choice);
    const isEnd = choice === 'end';
    if (!(await server.ask({ intent: isEnd ? 'unpublish' : 'publish' }))) return;
    say(t(isEnd ? 'unpublished' : isOpen ? 'published' : 'published.closed'));
    // The checklist in the corner counts what is published.
    if (!isOpen) await revalidate();
  };
}

function Conflict({ model: { edit, server } }: { model: StoryEditorModel }) {
  const { status } = server;
  if (status.kind !== 'conflict') return null;
  return (
    <ConflictPanel
      mine={edit.content}
      theirs={status.theirs}
      onKeepMine={() => server.insist(status.theirs.draft.revision)}
      onTakeTheirs={() => server.take(status.theirs)}
    />
  );
}
