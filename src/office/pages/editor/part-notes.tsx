import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import type { ComponentDescription } from '#src/site/bloks/describe-components.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { type RecordFolder, useEditorSources } from '../fields/editor-sources.tsx';
import notesStrings from './note-words.json' with { type: 'json' };
import { type EditBlok, listAround } from './story-tree.ts';

type PartNotesProps = {
  content: EditBlok;
  blok: EditBlok;
  description: ComponentDescription;
  onOpenBlok: (uid: string) => void;
};

/** Where this part's content is edited, if not in its fields. */
export function PartNotes({ content, blok, description, onOpenBlok }: PartNotesProps) {
  const t = useStrings(notesStrings);
  const locale = useLocale();
  const { folders } = useEditorSources();
  const { kept, yields } = description;
  const folder = kept === null ? undefined : folders[kept];
  const next = nextOf(content, blok._uid);
  return (
    <>
      {folder && <FolderNote folder={folder} />}
      {kept === 'settings' && (
        <Note text={t('kept.settings')}>
          <SettingsLink />
        </Note>
      )}
      {yields !== null && next?.component === yields.next && (
        <Note text={yields.note[locale]}>
          <button
            type="button"
            className="button button--outline button--small"
            onClick={() => onOpenBlok(next._uid)}
          >
            {t('yields.show')}
          </button>
        </Note>
      )}
    </>
  );
}

/** Somebody clicked on the header or the footer, which are not part of this page. */
export function FrameNote() {
  const t = useStrings(notesStrings);
  const { frame } = useEditorSources();
  return (
    <Note text={t('frame')}>
      {frame !== null && (
        <Link
          className="button button--outline button--small"
          to={adminHrefs.editStory({ id: String(frame) })}
        >
          {t('frame.open')}
        </Link>
      )}
      <SettingsLink />
    </Note>
  );
}

function FolderNote({ folder: { id, name } }: { folder: RecordFolder }) {
  const t = useStrings(notesStrings);
  return (
    <Note text={t('kept.folder', { name })}>
      <Link
        className="button button--outline button--small"
        to={`${adminHrefs.content()}?open=${id}`}
      >
        {t('kept.open', { name })}
      </Link>
      <Link className="button button--quiet button--small" to={`${adminHrefs.newStory()}?in=${id}`}>
        {t('kept.add')}
      </Link>
    </Note>
  );
}

function SettingsLink() {
  const t = useStrings(notesStrings);
  return (
    <Link className="button button--outline button--small" to={adminHrefs.shop()}>
      {t('settings.open')}
    </Link>
  );
}

function Note({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="editor-note" role="note">
      <p>{text}</p>
      <div className="toolbar">{children}</div>
    </div>
  );
}

function nextOf(content: EditBlok, uid: string): EditBlok | undefined {
  const around = listAround(content, uid);
  return around?.list[around.index + 1];
}
