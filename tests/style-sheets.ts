import { globSync, readFileSync } from 'node:fs';

export type Rule = { selector: string; declarations: string };
export type Sheet = { path: string; css: string; rules: Rule[] };

/** Every style sheet of the site and of the back office, without comments and without what is quoted. */
export function readSheets(): Sheet[] {
  return globSync('src/**/*.css')
    .toSorted()
    .map((path) => {
      const css = plain(readFileSync(path, 'utf8'));
      return { path, css, rules: rulesOf(css) };
    });
}

function plain(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '""');
}

/** Rules with their own declarations; steps of an animation are none. */
function rulesOf(css: string): Rule[] {
  const withoutSteps = css.replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return [...withoutSteps.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', declarations = '']) => ({ selector: selector.trim(), declarations }),
  );
}

/** The selectors of a rule one by one: a comma inside of brackets divides none. */
export function selectorsOf({ selector }: Rule): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of selector) {
    if ('(['.includes(sign)) depth++;
    if (')]'.includes(sign)) depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

export function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name ?? '');
}
