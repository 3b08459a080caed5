import { useId } from 'react';
import { Link } from 'react-router';
import { pagePath } from '#src/domain/content/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { AskButton } from '#src/office/kit/ask-button.tsx';
import { AskForm } from '#src/office/kit/ask-form.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { RowMenu } from '#src/office/kit/row-menu.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import contentStrings from '../words.json' with { type: 'json' };
import type { TreeRights } from './tree-rights.ts';
import type { TreeRow } from './tree-rows.ts';
import { moveFields } from './use-tree-drag.ts';

type StoryMenuProps = { row: TreeRow; may: TreeRights; isFlat: boolean };

/** All actions on a page or folder besides opening it. */
export function StoryMenu({ row, may, isFlat }: StoryMenuProps) {
  const t = useStrings(contentStrings);
  const bin = useId();
  const { item } = row;
  const id = String(item.id);
  return (
    <>
      <RowMenu label={t('moreFor', { name: item.name })}>
        {item.isFolder ? <FolderLinks id={id} /> : <StoryActions row={row} may={may} />}
        <Link to={adminHrefs.storySettings({ id })}>{t('menu.settings')}</Link>
        {!isFlat && <Neighbours row={row} />}
        <Link to={adminHrefs.moveStory({ id })}>{t('menu.move')}</Link>
        <AskButton asks={bin}>{t('menu.bin')}</AskButton>
      </RowMenu>
      <AskForm
        id={bin}
        title={t('bin.title', { name: item.name })}
        text={t(item.isFolder ? 'bin.folder' : item.published === 'no' ? 'bin.draft' : 'bin.live')}
        confirm={t('menu.bin')}
        fields={{ intent: 'bin', id }}
        isDanger
      />
    </>
  );
}

function FolderLinks({ id }: { id: string }) {
  const t = useStrings(contentStrings);
  return <Link to={`${adminHrefs.newStory()}?in=${id}`}>{t('menu.newHere')}</Link>;
}

function StoryActions({ row: { item }, may }: { row: TreeRow; may: TreeRights }) {
  const t = useStrings(contentStrings);
  const id = String(item.id);
  const isPublic = item.published !== 'no';
  return (
    <>
      <Link to={adminHrefs.editStory({ id })}>{t('menu.edit')}</Link>
      {isPublic && item.component === 'page' && (
        <a href={pagePath(item.fullSlug)}>{t('menu.see')}</a>
      )}
      <IntentButton fields={{ intent: 'duplicate', id }} className="">
        {t('menu.duplicate')}
      </IntentButton>
      {may.publish && item.published !== 'yes' && (
        <IntentButton fields={{ intent: 'publish', id }} className="">
          {t('menu.publish')}
        </IntentButton>
      )}
      {may.publish && isPublic && (
        <IntentButton fields={{ intent: 'unpublish', id }} className="">
          {t('menu.unpublish')}
        </IntentButton>
      )}
    </>
  );
}

function Neighbours({ row: { item, up, down } }: { row: TreeRow }) {
  const t = useStrings(contentStrings);
  return (
    <>
      {up && (
        <IntentButton fields={moveFields(item.id, up)} className="">
          {t('menu.up')}
        </IntentButton>
      )}
      {down && (
        <IntentButton fields={moveFields(item.id, down)} className="">
          {t('menu.down')}
        </IntentButton>
      )}
    </>
  );
}
