import { parseSync } from 'vite';
import type { SourceFile } from './source-tree.ts';

/** Classes that a module gives to elements: written out, and made of their beginning and a value. */
export type GivenClasses = { names: Set<string>; beginnings: Set<string> };

type Node = { type: string; [field: string]: unknown };

/**
 * What stands in a `className` or `class`, in a list or a function whose name says that it is of
 * classes, or is put on by `classList`. What is compared or asked for there is none.
 */
export function givenClasses({ path, text }: Pick<SourceFile, 'path' | 'text'>): GivenClasses {
  const found: GivenClasses = { names: new Set(), beginnings: new Set() };
  walk(parseSync(path, text).program, false, found);
  return found;
}

function walk(node: unknown, isClass: boolean, found: GivenClasses): void {
  if (Array.isArray(node)) for (const one of node) walk(one, isClass, found);
  else if (isNode(node)) visit(node, isClass, found);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function visit(node: Node, isClass: boolean, found: GivenClasses): void {
  if (isClass && node.type === 'Literal') note(String(node.value), '', found);
  if (isClass && node.type === 'TemplateLiteral') noteTemplate(node, found);
  const parts: Part[] =
    partsOf[node.type]?.(node, isClass) ?? childrenOf(node).map((part) => ({ part }));
  for (const { part, as = isClass } of parts) walk(part, as, found);
}

type Part = { part: unknown; as?: boolean };

/** Where a class begins and where it ends, by kind of syntax. */
const partsOf: Record<string, (node: Node, isClass: boolean) => Part[]> = {
  ImportDeclaration: () => [],
  TSTypeAliasDeclaration: () => [],
  TSInterfaceDeclaration: () => [],
  TSAsExpression: ({ expression }) => [{ part: expression }],
  TSSatisfiesExpression: ({ expression }) => [{ part: expression }],
  JSXAttribute: ({ name, value }) => [{ part: value, as: saysClass(name) }],
  JSXElement: ({ openingElement, children }) => [
    { part: openingElement, as: false },
    { part: children, as: false },
  ],
  Property: ({ key, value }, isClass) => [{ part: value, as: isClass || saysClass(key) }],
  VariableDeclarator: ({ id, init }, isClass) => [{ part: init, as: isClass || saysClass(id) }],
  AssignmentPattern: ({ left, right }) => [{ part: right, as: saysClass(left) }],
  FunctionDeclaration: ({ id, params, body }) => [
    { part: params, as: false },
    { part: body, as: saysClass(id) },
  ],
  BinaryExpression: ({ operator, left, right }, isClass) => [
    { part: [left, right], as: isClass && operator === '+' },
  ],
  ConditionalExpression: ({ test, consequent, alternate }) => [
    { part: test, as: false },
    { part: [consequent, alternate] },
  ],
  LogicalExpression: ({ operator, left, right }, isClass) => [
    { part: left, as: isClass && operator !== '&&' },
    { part: right },
  ],
  CallExpression: ({ callee, arguments: given }, isClass) => [
    { part: callee },
    { part: given, as: isClassList(callee) && !isClass },
  ],
  MemberExpression: ({ object, property, computed }, isClass) => [
    { part: object, as: isClass },
    { part: computed ? property : null, as: false },
  ],
};

function childrenOf({ type: _type, ...fields }: Node): unknown[] {
  return Object.values(fields);
}

function saysClass(node: unknown): boolean {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown };
  return /class/i.test(String(name ?? value ?? ''));
}

function isClassList(callee: unknown): boolean {
  const { object } = (callee ?? {}) as { object?: { property?: { name?: string } } };
  return object?.property?.name === 'classList';
}

function noteTemplate({ quasis }: Node, found: GivenClasses): void {
  const texts = (quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  texts.forEach((text, at) => {
    const isLast = at === texts.length - 1;
    note(at === 0 ? text : text.replace(/^\S+/, ''), isLast ? '' : 'value', found);
  });
}

/** A word right before a value is the beginning of a class when it ends with a hyphen. */
function note(text: string, next: '' | 'value', found: GivenClasses): void {
  const words = text.split(/\s+/).filter((word) => /^-?[a-z_][\w-]*$/i.test(word));
  const begun = next === 'value' && /[\w-]$/.test(text) ? words.pop() : undefined;
  for (const word of words) found.names.add(word);
  if (begun?.endsWith('-')) found.beginnings.add(begun);
  else if (begun) found.names.add(begun);
}
