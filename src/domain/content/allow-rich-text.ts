import { markAttributes, nodeAttributes, type RawAttributes } from './rich-text-attributes.ts';

export type RichTextMark = { type: string; attrs: Record<string, unknown> };
export type RichTextNode = {
  type: string;
  attrs?: Record<string, unknown>;
  text?: string;
  marks?: RichTextMark[];
  content?: RichTextNode[];
};

/** Text that people write is never nested deeper; this ends the recursion. */
const maxDepth = 60;

/**
 * Reduces incoming rich text to the nodes, marks and attributes on the allow-list. The renderer writes attribute
 * names unescaped and lets `javascript:` through, so it must never see others. Nested bloks are removed, because they
 * are components, not text.
 */
export function allowRichText(document: unknown): RichTextNode[] {
  return isRecord(document) ? allowChildren(document.content, 0) : [];
}

function allowChildren(content: unknown, depth: number): RichTextNode[] {
  if (!Array.isArray(content) || depth > maxDepth) return [];
  return content.flatMap((node) => (isRecord(node) ? allowNode(node, depth) : []));
}

function allowNode(node: Record<string, unknown>, depth: number): RichTextNode[] {
  const type = String(node.type);
  if (type === 'text') return allowText(node);
  const keep = ownValue(nodeAttributes, type);
  if (!keep) return [];
  const attrs = keep(attributesOf(node));
  if (type === 'image' && attrs.src === undefined) return [];
  return [{ type, attrs, content: allowChildren(node.content, depth + 1) }];
}

function allowText({ text, marks }: Record<string, unknown>): RichTextNode[] {
  if (typeof text !== 'string') return [];
  return [{ type: 'text', text, marks: Array.isArray(marks) ? marks.flatMap(allowMark) : [] }];
}

function allowMark(mark: unknown): RichTextMark[] {
  if (!isRecord(mark)) return [];
  const type = String(mark.type);
  const attrs = ownValue(markAttributes, type)?.(attributesOf(mark)) ?? null;
  return attrs === null ? [] : [{ type, attrs }];
}

function attributesOf(node: Record<string, unknown>): RawAttributes {
  return isRecord(node.attrs) ? node.attrs : {};
}

function ownValue<Value>(table: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
