import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Link } from 'react-router';
import { pagePath } from '#src/domain/content/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import contentStrings from '../words.json' with { type: 'json' };
import type { DropZone } from './drop-place.ts';
import { StoryMenu } from './story-menu.tsx';
import { StoryStatus } from './story-status.tsx';
import type { TreeRights } from './tree-rights.ts';
import type { TreeRow } from './tree-rows.ts';
import { useToggleLink } from './use-toggle-link.ts';

type StoryRowProps = {
  row: TreeRow;
  may: TreeRights;
  isFlat: boolean;
  /** Where the dragged item would go if it were dropped here. */
  drop: DropZone | null;
};

/** From this depth on, folders are no longer indented. */
const deepest = 6;

export function StoryRow({ row, may, isFlat, drop }: StoryRowProps) {
  const t = useStrings(contentStrings);
  const { item, depth } = row;
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({
    id: item.id,
    disabled: isFlat || !may.write,
  });
  const { setNodeRef: setDropRef } = useDroppable({ id: item.id, disabled: isFlat });
  return (
    <tr ref={setDropRef} className={drop ? `tree-drop-${drop}` : undefined}>
      <th scope="row" ref={setNodeRef}>
        <span className={`tree-name tree-depth-${Math.min(depth, deepest)}`}>
          {!isFlat && may.write && (
            <span className="tree-grip" ref={setActivatorNodeRef} {...listeners} aria-hidden="true">
              <AdminIcon name="grip" />
            </span>
          )}
          {item.isFolder && !isFlat ? <FolderToggle row={row} /> : <StoryLink row={row} />}
          {(isFlat || !item.isFolder) && <small>{storyPath(item)}</small>}
        </span>
      </th>
      <td data-title={t('column.status')} className={item.isFolder ? 'is-blank' : undefined}>
        {!item.isFolder && <StoryStatus {...item} />}
      </td>
      <td data-title={t('column.changed')} className={item.isFolder ? 'is-blank' : undefined}>
        {!item.isFolder && (
          <span className="small">
            <ShopTime at={item.updatedAt} />
            {item.updatedBy && <small>{item.updatedBy}</small>}
          </span>
        )}
      </td>
      <td className="data-table-actions">
        {may.write && <StoryMenu row={row} may={may} isFlat={isFlat} />}
      </td>
    </tr>
  );
}

/** Where the site shows it; a story that is not a page only has a name like one. */
function storyPath({ component, fullSlug }: TreeRow['item']): string {
  return component === 'page' ? pagePath(fullSlug) : `/${fullSlug}`;
}

function FolderToggle({ row: { item, isOpen, count } }: { row: TreeRow }) {
  const t = useStrings(contentStrings);
  const to = useToggleLink(item.id, isOpen);
  return (
    <Link to={to} replace preventScrollReset aria-expanded={isOpen} className="tree-link">
      <Icon name={isOpen ? 'chevron-down' : 'chevron'} />
      <AdminIcon name="folder" />
      <span>
        {item.name} <span className="tree-count">{t('inFolder', { count })}</span>
      </span>
    </Link>
  );
}

function StoryLink({ row: { item } }: { row: TreeRow }) {
  const t = useStrings(contentStrings);
  if (item.isFolder) {
    return (
      <Link to={`${adminHrefs.content()}?open=${item.id}`} className="tree-link">
        <AdminIcon name="folder" />
        <span>{item.name}</span>
      </Link>
    );
  }
  const isStart = item.isStartpage || item.fullSlug === 'home';
  return (
    <Link to={adminHrefs.editStory({ id: String(item.id) })} className="tree-link">
      <AdminIcon name={isStart ? 'home' : 'page'} />
      <span>
        {item.name}
        {item.isStartpage && <span className="tree-count"> {t('startPage')}</span>}
      </span>
    </Link>
  );
}
