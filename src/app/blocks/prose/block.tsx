import { TrustedHtml } from '#src/app/ui/trusted-html.tsx';
import type { BlokProps } from '../blok-props.ts';
import type { ProseData } from './load.server.ts';
import type { ProseBlok } from './schema.ts';

export function Prose({ data }: BlokProps<ProseBlok, ProseData>) {
  if (data.html === '') return null;
  return <TrustedHtml className="wrap prose" html={data.html} />;
}
