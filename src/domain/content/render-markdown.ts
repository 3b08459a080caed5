import { Marked } from 'marked';
import { MarkdownRenderer } from './markdown-renderer.ts';

/** Without these two tokenizers, a tag in the source is text like any other and is escaped. */
const withoutHtml = { html: () => undefined, tag: () => undefined };

/** The marker of a quote or a list item, of which each level of nesting has one at the start of its line. */
const level = String.raw`[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])`;
const tooDeep = new RegExp(`^((?:${level}){50})(?:${level})+`, 'gm');

/** Renders Markdown from the content into safe HTML, with GitHub's tables and lists. Nobody nests deeper than 50 levels; what does would take long. */
export function renderMarkdown(markdown: string): string {
  const marked = new Marked({ tokenizer: withoutHtml });
  // The constructor would ignore methods on a renderer's prototype.
  marked.setOptions({ renderer: new MarkdownRenderer() });
  return marked.parse(markdown.replace(tooDeep, '$1 '), { async: false });
}
