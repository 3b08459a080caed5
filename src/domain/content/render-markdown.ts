import { Marked } from 'marked';
import { MarkdownRenderer } from './markdown-renderer.ts';

/** Without these two tokenizers, a tag in the source is text like any other and is escaped. */
const withoutHtml = { html: () => undefined, tag: () => undefined };

/** Renders Markdown from the content into safe HTML, with GitHub's tables and lists. */
export function renderMarkdown(markdown: string): string {
  const marked = new Marked({ tokenizer: withoutHtml });
  // The constructor would ignore methods on a renderer's prototype.
  marked.setOptions({ renderer: new MarkdownRenderer() });
  return marked.parse(markdown, { async: false });
}
