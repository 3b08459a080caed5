/** Which part of which story something on a page is, as a visual editor knows it. */
export type EditableMark = { name: string; space: string; uid: string; id: string };

const start = '<!--#storyblok#';
const end = '-->';

/**
 * The `_editable` of a part in a draft. All four are texts: Storyblok's bridge takes a number for
 * nothing.
 */
export function writeEditable({ name, space, uid, id }: EditableMark): string {
  // In JSON "\u003e" is ">": a name of somebody's choice never ends the comment.
  const json = JSON.stringify({ name, space, uid, id }).replaceAll('>', '\\u003e');
  return `${start}${json}${end}`;
}

/** What the bridge looks for on the elements of a page; null for what is no mark. */
export function editableAttributes(
  editable: unknown,
): { 'data-blok-c': string; 'data-blok-uid': string } | null {
  const mark = readEditable(editable);
  if (mark === null) return null;
  return { 'data-blok-c': JSON.stringify(mark), 'data-blok-uid': `${mark.id}-${mark.uid}` };
}

function readEditable(editable: unknown): EditableMark | null {
  if (typeof editable !== 'string' || !editable.startsWith(start)) return null;
  try {
    const { name, space, uid, id } = JSON.parse(editable.slice(start.length, -end.length));
    const texts = [name, space, uid, id].every((part) => typeof part === 'string');
    return texts ? { name, space, uid, id } : null;
  } catch {
    return null;
  }
}
