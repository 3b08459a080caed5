import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { TrustedHtml } from '#src/web/ui/trusted-html.tsx';
import type { ProseData } from './load.server.ts';
import type { ProseBlok } from './schema.ts';

export function Prose({ data }: BlokProps<ProseBlok, ProseData>) {
  if (data.html === '') return null;
  return <TrustedHtml className="page-width prose" html={data.html} />;
}
