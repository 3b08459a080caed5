import { Marked } from 'marked';
import { MarkdownRenderer } from './markdown-renderer.ts';

/** Without these two tokenizers a tag in the source is text like any other, and is escaped. */
const withoutHtml = { html: () => undefined, tag: () => undefined };

/** Markdown of the content → HTML that is safe to put into a page. GitHub's tables and lists. */
export function renderMarkdown(markdown: string): string {
  const marked = new Marked({ tokenizer: withoutHtml });
  // Given to the constructor, a renderer's prototype methods would not be seen.
  marked.setOptions({ renderer: new MarkdownRenderer() });
  return marked.parse(markdown, { async: false });
}
