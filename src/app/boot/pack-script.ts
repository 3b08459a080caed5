/** A script of ours without its comments and indentation: they are a third of it. */
export function packScript(source: string): string {
  return source.replace(/^\s*(?:\/\/|\/\*\*).*$/gm, '').replace(/^\s+/gm, '');
}
