import { renderMarkdown } from '#src/domain/content/index.ts';
import { TrustedHtml } from '#src/web/ui/trusted-html.tsx';

/** A preview of the rendered text, in its own module, so that the renderer is loaded on demand. */
// biome-ignore lint/style/noDefaultExport: `lazy` takes a default export.
export default function MarkdownPreview({ text }: { text: string }) {
  return <TrustedHtml className="prose fields-preview" html={renderMarkdown(text)} />;
}
