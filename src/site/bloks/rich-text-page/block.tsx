import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { TrustedHtml } from '#src/web/ui/trusted-html.tsx';
import type { RichTextPageData } from './load.server.ts';
import type { RichTextPageBlok } from './schema.ts';

/** A text page: terms, privacy. */
export function RichTextPage({ blok, data }: BlokProps<RichTextPageBlok, RichTextPageData>) {
  return (
    <>
      <div className="phead">
        <div className="wrap">
          <h1>
            {blok.accent !== '' && <span className="accent">{blok.accent}</span>} {blok.title}
          </h1>
          {blok.intro !== '' && <p className="lead">{blok.intro}</p>}
        </div>
      </div>
      <div className="datum datum--soft" />
      <TrustedHtml className="wrap prose prose--page" html={data.html} />
    </>
  );
}
