import { useEffect, useState } from 'react';
import { Toast } from '#src/office/kit/toast.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { EditorSources, type EditorSourcesData } from '../fields/editor-sources.tsx';
import { BackupNotice } from './backup-notice.tsx';
import { Canvas, type CanvasWidth } from './canvas.tsx';
import { CheckBar } from './check-bar.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import type { StoryState } from './edit-answers.ts';
import { AddDialog, type EditorDialogName, EditorDialogs } from './editor-dialogs.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { Outline } from './outline.tsx';
import { languageNames, PartPanel } from './part-panel.tsx';
import { PresetDialog } from './preset-dialog.tsx';
import type { PublishChoice } from './publish-menu.tsx';
import { Scheduled } from './schedule-dialog.tsx';
import { usePreviewSrc } from './use-preview-src.ts';
import { type StoryEditorModel, useStoryEditor } from './use-story-editor.ts';
import { type EditorView, ViewPicker } from './view-picker.tsx';
import editorStrings from './words.json' with { type: 'json' };

export type StoryEditorProps = {
  initial: StoryState;
  sources: EditorSourcesData;
  /** Where the site shows it: path and signed address of the draft. */
  preview: { path: string; src: string; isOwnPage: boolean };
  mayWrite: boolean;
  mayPublish: boolean;
};

/** The visual editor of one story: outline, the real page, fields. */
export function StoryEditor({ sources, ...props }: StoryEditorProps) {
  const [presets, setPresets] = useState(sources.presets);
  return (
    <EditorSources value={{ ...sources, presets, setPresets }}>
      <Workbench {...props} components={sources.components} />
    </EditorSources>
  );
}

type WorkbenchProps = Omit<StoryEditorProps, 'sources'> & Pick<EditorSourcesData, 'components'>;

function Workbench({ initial, preview, components, mayWrite, mayPublish }: WorkbenchProps) {
  const t = useStrings(editorStrings);
  const locale = useLocale();
  const names = Object.fromEntries(
    components.map(({ component, displayName }) => [component, displayName[locale]]),
  );
  const model = useStoryEditor({ initial, names, mayWrite });
  const { edit, dispatch, server, commands, language } = model;
  const [dialog, setDialog] = useState<EditorDialogName | null>(null);
  const [width, setWidth] = useState<CanvasWidth>('desktop');
  const [view, setView] = useState<EditorView>('page');
  const { selected } = edit;
  useEffect(() => {
    if (selected !== null || model.isFrameClicked) setView('fields');
  }, [selected, model.isFrameClicked]);
  useEffect(() => {
    if (window.matchMedia('(max-width: 40rem)').matches) setWidth('phone');
  }, []);
  const src = usePreviewSrc(preview.src, language);
  const { draft, checks } = server.state;
  const publish = usePublishing(model, setDialog);
  useReloadWhenSaved(model, preview.isOwnPage);
  return (
    <div className="ed" data-view={view}>
      <title>{`${t('title', { name: draft.name })} | Ironwood`}</title>
      <h1 className="vh">{t('title', { name: draft.name })}</h1>
      <aside className="ed-tree" aria-label={t('outline')}>
        <Outline
          content={edit.content}
          selected={selected}
          marked={new Set(checks.map(({ blokUid }) => blokUid))}
          language={language}
          dispatch={dispatch}
          onAdd={() => commands.addAfter(null)}
        />
      </aside>
      <section className="ed-c" aria-label={t('canvas')}>
        <EditorToolbar
          model={model}
          width={width}
          onWidth={setWidth}
          onOpen={setDialog}
          onPublish={mayPublish ? (choice) => void publish(choice) : null}
        />
        <ViewPicker view={view} onPick={setView} />
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
        {!preview.isOwnPage && <p className="help">{t('elsewhere')}</p>}
        <Canvas
          frame={model.frame}
          src={src}
          path={preview.path}
          languageName={languageNames[language]}
          width={width}
        />
      </section>
      <PartPanel model={model} mayWrite={mayWrite} />
      <AddDialog commands={commands} />
      {commands.naming !== null && <PresetDialog model={model} blok={commands.naming} />}
      <EditorDialogs
        model={model}
        open={dialog}
        mayWrite={mayWrite}
        onClose={() => setDialog(null)}
      />
      {model.said.message && (
        <Toast key={model.said.key} tone="done" message={model.said.message} />
      )}
    </div>
  );
}

/** What the buttons of the publish menu do. */
function usePublishing(
  { server, say }: StoryEditorModel,
  open: (dialog: EditorDialogName) => void,
) {
  const t = useStrings(editorStrings);
  return async function publish(choice: PublishChoice) {
    if (choice === 'later' || choice === 'end-later' || choice === 'rename') return open(choice);
    if (choice === 'end') {
      if (await server.ask({ intent: 'unpublish' })) say(t('unpublished'));
    } else if (await server.ask({ intent: 'publish' })) say(t('published'));
  };
}

/** A page elsewhere reads the saved draft: it shows a change once that is there. */
function useReloadWhenSaved({ server, reload }: StoryEditorModel, isOwnPage: boolean): void {
  const { revision } = server.state.draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each save
  useEffect(() => {
    if (!isOwnPage) reload();
  }, [revision, isOwnPage, reload]);
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
