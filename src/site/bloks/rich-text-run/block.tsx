import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { TrustedHtml } from '#src/web/ui/trusted-html.tsx';
import type { RichTextRunData } from './load.server.ts';
import type { RichTextRunBlok } from './schema.ts';

/** `data` is undefined while a text is typed in the editor and its HTML is not loaded yet. */
export function RichTextRun({ data }: BlokProps<RichTextRunBlok, RichTextRunData | undefined>) {
  if (!data?.html) return null;
  return <TrustedHtml className="page-width prose" html={data.html} />;
}
