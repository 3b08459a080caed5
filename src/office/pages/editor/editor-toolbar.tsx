import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { IconButton } from '../fields/icon-button.tsx';
import { type CanvasWidth, WidthPicker } from './canvas.tsx';
import type { EditorDialogName } from './editor-dialogs.tsx';
import { EditorIcon } from './editor-icon.tsx';
import { type PublishChoice, PublishMenu } from './publish-menu.tsx';
import { PublicBadge, SaveStatus } from './save-status.tsx';
import { canRedo, canUndo } from './story-edit.ts';
import type { StoryEditorModel } from './use-story-editor.ts';
import editorStrings from './words.json' with { type: 'json' };

type ToolbarProps = {
  model: StoryEditorModel;
  width: CanvasWidth;
  onWidth: (width: CanvasWidth) => void;
  onOpen: (dialog: EditorDialogName) => void;
  /** Null: the person may not publish. */
  onPublish: ((choice: PublishChoice) => void) | null;
};

/** What is edited, whether it is saved, and the actions for the whole page. */
export function EditorToolbar({ model, width, onWidth, onOpen, onPublish }: ToolbarProps) {
  const t = useStrings(editorStrings);
  const { edit, dispatch, server } = model;
  const { draft } = server.state;
  return (
    <div className="editor-bar">
      <div className="editor-name">
        <Link
          className="button button--quiet button--icon"
          to={adminHrefs.content()}
          aria-label={t('back')}
        >
          <EditorIcon name="back" />
        </Link>
        <div>
          <b>{draft.name}</b> <PublicBadge published={draft.published} />
          <br />
          <SaveStatus status={server.status} />
        </div>
      </div>
      <div className="cluster">
        <IconButton
          icon="undo"
          label={t('undo')}
          onClick={canUndo(edit) ? () => dispatch({ type: 'undo' }) : null}
        />
        <IconButton
          icon="redo"
          label={t('redo')}
          onClick={canRedo(edit) ? () => dispatch({ type: 'redo' }) : null}
        />
        <WidthPicker width={width} onPick={onWidth} />
      </div>
      <ToolbarDialogs draft={draft} onOpen={onOpen} onPublish={onPublish} />
    </div>
  );
}

type DialogsProps = Pick<ToolbarProps, 'onOpen' | 'onPublish'> & {
  draft: ToolbarProps['model']['server']['state']['draft'];
};

/** What opens beside the page: its versions, a link to share, what has changed, publishing. */
function ToolbarDialogs({ draft, onOpen, onPublish }: DialogsProps) {
  const t = useStrings(editorStrings);
  return (
    <div className="cluster">
      <button
        type="button"
        className="button button--quiet button--small"
        onClick={() => onOpen('versions')}
      >
        <AdminIcon name="history" />
        {t('versions')}
      </button>
      <button
        type="button"
        className="button button--quiet button--small"
        onClick={() => onOpen('share')}
      >
        <EditorIcon name="share" />
        {t('share')}
      </button>
      <button
        type="button"
        className="button button--outline button--small"
        onClick={() => onOpen('compare')}
      >
        {t('compare')}
      </button>
      {onPublish && <PublishMenu published={draft.published} onChoose={onPublish} />}
    </div>
  );
}
