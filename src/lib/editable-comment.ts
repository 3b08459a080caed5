/** Which part of which story an element of a page belongs to, as visual editors need it. */
export type EditableMark = { name: string; space: string; uid: string; id: string };

const start = '<!--#storyblok#';
const end = '-->';

/** The `_editable` value of a part in a draft. All four fields are strings: Storyblok's bridge ignores numbers. */
export function writeEditable({ name, space, uid, id }: EditableMark): string {
  // "\u003e" is ">" in JSON, so no name can end the comment early.
  const json = JSON.stringify({ name, space, uid, id }).replaceAll('>', '\\u003e');
  return `${start}${json}${end}`;
}

/** The attributes that the bridge looks for on an element; null if the text is not a mark. */
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
