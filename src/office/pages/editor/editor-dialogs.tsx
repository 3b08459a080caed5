import { OpenDialog } from '#src/office/kit/open-dialog.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { BlokChoices } from '../fields/add-blok.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import type { StoryEditorModel } from './use-story-editor.ts';
import { VersionsDialog } from './versions-dialog.tsx';
import editorStrings from './words.json' with { type: 'json' };

export type EditorDialogName = 'versions' | 'compare' | 'share' | 'later' | 'end-later' | 'rename';

type EditorDialogsProps = {
  model: StoryEditorModel;
  open: EditorDialogName | null;
  mayWrite: boolean;
  onClose: () => void;
};

/** The open dialog, if any. */
export function EditorDialogs({ model, open, mayWrite, onClose }: EditorDialogsProps) {
  const { ask, state } = model.server;
  const { draft } = state;
  const { restore, schedule, rename } = useDialogCommands(model, onClose);
  switch (open) {
    case 'versions':
      return (
        <VersionsDialog
          ask={ask}
          onRestore={mayWrite ? ({ id }) => void restore(id) : null}
          onClose={onClose}
        />
      );
    case 'compare':
      return <CompareDialog ask={ask} isPublished={draft.published !== 'no'} onClose={onClose} />;
    case 'share':
      return <ShareDialog ask={ask} onClose={onClose} />;
    case 'later':
      return (
        <ScheduleDialog
          action="publish"
          onSet={(at) => void schedule('publish', at)}
          onClose={onClose}
        />
      );
    case 'end-later':
      return (
        <ScheduleDialog
          action="unpublish"
          onSet={(at) => void schedule('unpublish', at)}
          onClose={onClose}
        />
      );
    case 'rename':
      return <RenameDialog draft={draft} onSave={rename} onClose={onClose} />;
    case null:
      return null;
  }
}

/** The dialogs' actions. */
function useDialogCommands({ server, say }: StoryEditorModel, onClose: () => void) {
  const t = useStrings(editorStrings);
  const { ask } = server;

  async function restore(versionId: number) {
    const answer = await ask({
      intent: 'restore',
      versionId,
      revision: server.state.draft.revision,
    });
    onClose();
    if (answer === null) return;
    server.take(answer);
    say(t('versions.restored'));
  }
  async function schedule(action: 'publish' | 'unpublish', dueAt: string) {
    if (await ask({ intent: 'schedule', action, dueAt })) say(t('scheduled'));
    onClose();
  }
  /** What is wrong with the names, or null. */
  async function rename(names: { name: string; slug: string }): Promise<string | null> {
    let problem: string | null = null;
    const answer = await ask({ intent: 'rename', ...names }, (told) => {
      problem = told;
    });
    if (answer === null) return problem;
    server.take(answer);
    say(t('renamed'));
    onClose();
    return null;
  }

  return { restore, schedule, rename };
}

/** What can be added at the chosen spot. */
export function AddDialog({ commands }: Pick<StoryEditorModel, 'commands'>) {
  const t = useStrings(editorStrings);
  if (commands.adding === null) return null;
  return (
    <OpenDialog title={t('part.add')} onClose={() => commands.askToAdd(null)}>
      <BlokChoices allowed={commands.choices} onPick={commands.add} />
    </OpenDialog>
  );
}
