import { isRecord } from '../field-props.ts';
import { editorName, renamedAttributes, serviceName } from './document-names.ts';

/** A node of a document: of the content service, or of the editor. */
export type DocNode = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocNode[];
  text?: string;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
};

/** What the editor supports. Everything else is passed through invisibly and unchanged. */
export type KnownNames = { nodes: ReadonlySet<string>; marks: ReadonlySet<string> };

const emptyParagraph: DocNode = { type: 'paragraph' };
const textBlocks = new Set(['paragraph', 'heading', 'code_block']);

/** Converts a field's rich text, or anything else, to a document for the editor. */
export function toEditor(value: unknown, known: KnownNames): DocNode {
  const nodes = isRecord(value) && Array.isArray(value.content) ? value.content.filter(isNode) : [];
  const content = nodes.map((node) => nodeToEditor(node, { known, isInline: false }));
  return { type: 'doc', content: content.length > 0 ? content : [emptyParagraph] };
}

type Place = { known: KnownNames; isInline: boolean };

function nodeToEditor(node: DocNode, { known, isInline }: Place): DocNode {
  if (node.type === 'text')
    return { ...node, marks: node.marks?.map((mark) => markTo(mark, known)) };
  const type = editorName(node.type);
  if (!known.nodes.has(type)) return carried(node, isInline ? 'carriedInline' : 'carriedBlock');
  // In the service a picture can be between paragraphs; in the editor it is part of one.
  if (type === 'image' && !isInline)
    return { type: 'paragraph', attrs: { bare: true }, content: [node] };
  const inside = { known, isInline: textBlocks.has(node.type) };
  return {
    type,
    ...(node.attrs && { attrs: renamedAttributes(node.type, node.attrs, 'toEditor') }),
    ...(node.content && {
      content: node.content.filter(isNode).map((child) => nodeToEditor(child, inside)),
    }),
  };
}

function markTo(mark: { type: string }, known: KnownNames) {
  return known.marks.has(mark.type) ? mark : { type: 'carriedMark', attrs: { json: mark } };
}

function carried(node: DocNode, type: string): DocNode {
  return { type, attrs: { json: node } };
}

/** Converts the editor's document to the content service's format. */
export function fromEditor(doc: DocNode): DocNode {
  return { type: 'doc', content: (doc.content ?? []).map(nodeFrom) };
}

function nodeFrom(node: DocNode): DocNode {
  if (node.type === 'text') {
    const marks = node.marks?.map(markFrom);
    return { type: 'text', text: node.text ?? '', ...(marks?.length && { marks }) };
  }
  // Unsupported nodes were stored by `carried`.
  if (node.type.startsWith('carried')) return node.attrs?.json as DocNode;
  const [only] = node.content ?? [];
  if (node.attrs?.bare && only?.type === 'image' && node.content?.length === 1)
    return nodeFrom(only);
  const type = serviceName(node.type);
  const { bare: _, ...attrs } = renamedAttributes(type, said(node.attrs), 'fromEditor');
  return {
    type,
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(node.content && { content: node.content.map(nodeFrom) }),
  };
}

function markFrom({ type, attrs }: { type: string; attrs?: Record<string, unknown> }) {
  if (type === 'carriedMark') return attrs?.json as { type: string };
  const kept = said(attrs);
  return Object.keys(kept).length > 0 ? { type, attrs: kept } : { type };
}

/** Drops unset attributes: the editor writes null for every attribute that it knows. */
function said(attrs: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attrs).filter(([, value]) => value !== null && value !== undefined),
  );
}

function isNode(value: unknown): value is DocNode {
  return isRecord(value) && typeof value.type === 'string';
}
