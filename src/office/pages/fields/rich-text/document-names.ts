/** Names of the content service → the editor library's, where they differ. */
const editorNames: Readonly<Record<string, string>> = {
  bullet_list: 'bulletList',
  ordered_list: 'orderedList',
  list_item: 'listItem',
  code_block: 'codeBlock',
  hard_break: 'hardBreak',
  horizontal_rule: 'horizontalRule',
};

const serviceNames = Object.fromEntries(
  Object.entries(editorNames).map(([service, editor]) => [editor, service]),
);

export function editorName(type: string): string {
  return editorNames[type] ?? type;
}

export function serviceName(type: string): string {
  return serviceNames[type] ?? type;
}

/** Attributes that have another name in the editor. */
const editorAttributes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ordered_list: { order: 'start' },
};

export function renamedAttributes(
  type: string,
  attrs: Record<string, unknown>,
  direction: 'toEditor' | 'fromEditor',
): Record<string, unknown> {
  const names = Object.entries(editorAttributes[type] ?? {});
  return Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => {
      const pair = names.find((one) => one[direction === 'toEditor' ? 0 : 1] === name);
      return [pair?.[direction === 'toEditor' ? 1 : 0] ?? name, value];
    }),
  );
}
