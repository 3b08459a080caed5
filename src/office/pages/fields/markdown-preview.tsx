import { renderMarkdown } from '#src/domain/content/index.ts';
import { TrustedHtml } from '#src/web/ui/trusted-html.tsx';

/** What the site will make of a text. A module of its own: the renderer is loaded when asked for. */
// biome-ignore lint/style/noDefaultExport: `lazy` takes a default export.
export default function MarkdownPreview({ text }: { text: string }) {
  return <TrustedHtml className="prose field-preview" html={renderMarkdown(text)} />;
}
