import { useEffect, useState } from 'react';
import { Toast } from '#src/office/kit/toast.tsx';
import { useBrand } from '#src/web/brand/brand-look.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { EditorSources, type EditorSourcesData } from '../fields/editor-sources.tsx';
import { CanvasColumn, type StoryPreview } from './canvas-column.tsx';
import type { StoryState } from './edit-answers.ts';
import { AddDialog, type EditorDialogName, EditorDialogs } from './editor-dialogs.tsx';
import { Outline } from './outline.tsx';
import { PartPanel } from './part-panel.tsx';
import { PresetDialog } from './preset-dialog.tsx';
import { type StoryEditorModel, useStoryEditor } from './use-story-editor.ts';
import type { EditorView } from './view-picker.tsx';
import editorStrings from './words.json' with { type: 'json' };

export type StoryEditorProps = {
  initial: StoryState;
  sources: EditorSourcesData;
  preview: StoryPreview;
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
  const { shortName } = useBrand();
  const names = Object.fromEntries(
    components.map(({ component, displayName }) => [component, displayName[locale]]),
  );
  const model = useStoryEditor({ initial, names, mayWrite });
  const { edit, dispatch, server, commands, language } = model;
  const [dialog, setDialog] = useState<EditorDialogName | null>(null);
  const [view, setView] = useState<EditorView>('page');
  const { selected } = edit;
  useEffect(() => {
    if (selected !== null || model.isFrameClicked) setView('fields');
  }, [selected, model.isFrameClicked]);
  const { draft, checks } = server.state;
  useReloadWhenSaved(model, preview.isOwnPage);
  return (
    <div className="editor" data-view={view}>
      <title>{`${t('title', { name: draft.name })} | ${shortName}`}</title>
      <h1 className="visually-hidden">{t('title', { name: draft.name })}</h1>
      <aside className="editor-tree" aria-label={t('outline')}>
        <Outline
          content={edit.content}
          selected={selected}
          marked={new Set(checks.map(({ blokUid }) => blokUid))}
          language={language}
          dispatch={dispatch}
          onAdd={() => commands.addAfter(null)}
        />
      </aside>
      <CanvasColumn
        model={model}
        initial={initial}
        preview={preview}
        view={view}
        onView={setView}
        onOpen={setDialog}
        mayWrite={mayWrite}
        mayPublish={mayPublish}
      />
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

/** A page in another process reads the saved draft, so it shows a change once that is saved. */
function useReloadWhenSaved({ server, reload }: StoryEditorModel, isOwnPage: boolean): void {
  const { revision } = server.state.draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each save
  useEffect(() => {
    if (!isOwnPage) reload();
  }, [revision, isOwnPage, reload]);
}
