import { Link } from 'react-router';
import type { AssetFolder } from '#src/domain/media/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import type { Answer } from '#src/office/kit/answer.ts';
import { AskDialog } from '#src/office/kit/ask-dialog.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import mediaStrings from './words.json' with { type: 'json' };

type FolderBarProps = {
  folders: readonly AssetFolder[];
  current: number | null;
  mayWrite: boolean;
  answer: Answer<string> | undefined;
};

/** The current folder, its subfolders, and what can be done with them. */
export function FolderBar({ folders, current, mayWrite, answer }: FolderBarProps) {
  const t = useStrings(mediaStrings);
  const here = folders.find(({ id }) => id === current);
  const inside = folders.filter(({ parentId }) => parentId === (here?.id ?? null));
  return (
    <nav className="media-folders" aria-label={t('folders')}>
      {here && <Link to={folderHref(here.parentId)}>{t('folder.up')}</Link>}
      {here && <b>{here.name}</b>}
      {inside.map(({ id, name, assetCount }) => (
        <Link key={id} className="chip" to={folderHref(id)}>
          <AdminIcon name="folder" />
          {name} <small>{assetCount}</small>
        </Link>
      ))}
      {mayWrite && <NewFolder current={current} answer={answer} />}
      {mayWrite && here && <FolderEnd folder={here} answer={answer} />}
    </nav>
  );
}

function folderHref(id: number | null): string {
  return id === null ? adminHrefs.media() : `?folder=${id}`;
}

function NewFolder({ current, answer }: Pick<FolderBarProps, 'current' | 'answer'>) {
  const t = useStrings(mediaStrings);
  return (
    <AskDialog
      className="button button--quiet button--small"
      button={
        <>
          <Icon name="plus" />
          {t('folder.new')}
        </>
      }
      title={t('folder.new')}
      text={t('folder.new.text')}
      confirm={t('folder.create')}
      fields={{ intent: 'create-folder', folderId: String(current ?? '') }}
    >
      <TextLine
        name="name"
        scope="new-"
        label={t('folder.name')}
        maxLength={100}
        answer={answer}
        required
      />
    </AskDialog>
  );
}

type FolderEndProps = { folder: AssetFolder; answer: Answer<string> | undefined };

function FolderEnd({ folder, answer }: FolderEndProps) {
  const t = useStrings(mediaStrings);
  const folderId = String(folder.id);
  return (
    <>
      <AskDialog
        className="button button--quiet button--small"
        button={t('folder.rename')}
        title={t('folder.rename')}
        text={t('folder.rename.text')}
        confirm={t('folder.save')}
        fields={{ intent: 'rename-folder', folderId }}
      >
        <TextLine
          name="name"
          scope="rename-"
          label={t('folder.name')}
          value={folder.name}
          maxLength={100}
          answer={answer}
          required
        />
      </AskDialog>
      <AskDialog
        className="button button--quiet button--small"
        button={t('folder.delete')}
        title={t('folder.delete.title', { name: folder.name })}
        text={t('folder.delete.text')}
        confirm={t('folder.delete')}
        fields={{ intent: 'delete-folder', folderId }}
        isDanger
      />
    </>
  );
}
