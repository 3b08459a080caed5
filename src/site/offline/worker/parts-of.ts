/** Files that a page refers to: styles, fonts and the router's modules, inert or not. */
export function partsOfPage(html: string): string[] {
  return unique([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([path]) => path));
}

const imported = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const font = /url\(["']?(?:\.\/|\/assets\/)([\w.-]+\.woff2)["']?\)/g;

/** Files without which this one does not work, excluding dynamic imports. */
export function partsOfFile(path: string, text: string): string[] {
  const pattern = path.endsWith('.css') ? font : imported;
  return unique([...text.matchAll(pattern)].map(([, name]) => `/assets/${name}`));
}

function unique(paths: string[]): string[] {
  return [...new Set(paths)];
}
