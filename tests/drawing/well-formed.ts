/** Parses an SVG as strictly as an XML parser, for tests: browsers tolerate what files may not contain. */
export function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [tag, closing, name = '', attributes = '', empty] of svg.matchAll(TAG)) {
    faults.push(...repeatedIn(attributes).map((attribute) => `${attribute} twice in ${tag}`));
    if (closing) {
      const expected = open.pop();
      if (expected !== name) faults.push(`</${name}> closes <${expected}>`);
    } else if (!empty) open.push(name);
  }
  if (open.length > 0) faults.push(`Never closed: ${open.join(', ')}`);
  const rest = svg.replaceAll(TAG, '');
  if (/[<>]|&(?!\w+;|#\d+;)/.test(rest)) faults.push('Bare < > or & in text');
  return faults;
}

const TAG = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;

function repeatedIn(attributes: string): string[] {
  const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, name = '']) => name);
  return names.filter((name, i) => names.indexOf(name) !== i);
}

export function idsOf(svg: string): string[] {
  return [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Ids that something refers to. */
export function usesOf(svg: string): string[] {
  return [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id = '']) => id);
}
