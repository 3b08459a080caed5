import { Renderer, type Tokens } from 'marked';
import { escapeHtml } from '#src/lib/escape-html.ts';
import { mediaUrl } from '#src/lib/media-url.ts';
import { isExternalUrl, safeUrl } from '#src/lib/safe-url.ts';
import { slugOf } from '#src/lib/slug.ts';
import { textAnchor } from './text-anchor.ts';

/** Differences from standard Markdown: checked URLs, heading ids, no style attributes. */
export class MarkdownRenderer extends Renderer {
  readonly #headings = new Map<string, number>();

  /** The page already has an h1 outside its text. */
  override heading({ tokens, depth }: Tokens.Heading): string {
    const level = Math.max(2, depth);
    const text = this.parser.parseInline(tokens);
    const id = this.#uniqueId(this.parser.parseInline(tokens, this.parser.textRenderer));
    return `<h${level} id="${textAnchor(id)}">${text}</h${level}>\n`;
  }

  override link({ href, title, tokens }: Tokens.Link): string {
    const text = this.parser.parseInline(tokens);
    const url = safeUrl(anchored(href.replaceAll('&amp;', '&')));
    if (url === null) return text;
    const rel = isExternalUrl(url) ? ' rel="noopener"' : '';
    return `<a href="${escapeHtml(url)}"${titleAttribute(title)}${rel}>${text}</a>`;
  }

  override image({ href, title, text }: Tokens.Image): string {
    const url = mediaUrl(href.replaceAll('&amp;', '&'));
    if (url === '') return escapeHtml(text);
    const alt = escapeHtml(text);
    return `<img src="${escapeHtml(url)}" alt="${alt}"${titleAttribute(title)} loading="lazy">`;
  }

  override code({ text, lang }: Tokens.Code): string {
    const language = /^[\w+-]+/.exec(lang ?? '')?.[0];
    const name = language ? ` class="language-${language}"` : '';
    return `<pre><code${name}>${escapeHtml(text)}</code></pre>\n`;
  }

  /** A checkbox without a label would be a control that no screen reader can name. */
  override checkbox({ checked }: Tokens.Checkbox): string {
    return checked ? '☑ ' : '☐ ';
  }

  /** Wide tables scroll inside their own box, which must be reachable with the keyboard. */
  override table(token: Tokens.Table): string {
    const table = super.table(token).replace('<table>', '<table class="table">');
    return `<div class="table-scroll" tabindex="0">${table}</div>\n`;
  }

  override tablecell(token: Tokens.TableCell): string {
    const tag = token.header ? 'th' : 'td';
    const align = token.align ? ` class="align-${token.align}"` : '';
    return `<${tag}${align}>${this.parser.parseInline(token.tokens)}</${tag}>\n`;
  }

  #uniqueId(text: string): string {
    const slug = slugOf(text) || 'section';
    const count = (this.#headings.get(slug) ?? 0) + 1;
    this.#headings.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  }
}

/** A link to a heading of the same text, written with the words of the heading: `#warranty`. */
function anchored(href: string): string {
  return href.startsWith('#') && href.length > 1 ? `#${textAnchor(href.slice(1))}` : href;
}

function titleAttribute(title: string | null | undefined): string {
  return title ? ` title="${escapeHtml(title)}"` : '';
}
