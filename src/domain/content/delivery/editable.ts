import { spaceId } from '../space.ts';

/**
 * A draft's content with `_editable` on every blok: the comment from which the visual editor knows what was clicked.
 * All its values are strings, because the editor's bridge reads no others.
 */
export function markEditable(content: unknown, storyId: number): unknown {
  if (Array.isArray(content)) return content.map((item) => markEditable(item, storyId));
  if (typeof content !== 'object' || content === null) return content;
  const fields = content as Record<string, unknown>;
  const marked: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) marked[name] = markEditable(fields[name], storyId);
  const { component, _uid: uid } = fields;
  if (typeof component === 'string' && typeof uid === 'string') {
    marked._editable = editableComment({ name: component, uid, storyId });
  }
  return marked;
}

function editableComment(blok: { name: string; uid: string; storyId: number }): string {
  const parts = {
    name: blok.name,
    space: String(spaceId),
    uid: blok.uid,
    id: String(blok.storyId),
  };
  // Keeps a name from ending the comment.
  const written = Object.entries(parts).map(
    ([key, value]) => `"${key}": ${JSON.stringify(value).replaceAll('>', '\\u003e')}`,
  );
  return `<!--#storyblok#{${written.join(', ')}}-->`;
}
