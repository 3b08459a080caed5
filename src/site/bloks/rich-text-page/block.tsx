import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { TrustedHtml } from '#src/web/ui/trusted-html.tsx';
import type { RichTextPageData } from './load.server.ts';
import type { RichTextPageBlok } from './schema.ts';

/** A text page: terms, privacy. */
export function RichTextPage({ blok, data }: BlokProps<RichTextPageBlok, RichTextPageData>) {
  return (
    <>
      <div className="page-intro">
        <div className="page-width">
          <h1>
            {blok.accent !== '' && <span className="section-heading-accent">{blok.accent}</span>}{' '}
            {blok.title}
          </h1>
          {blok.intro !== '' && <p className="lead">{blok.intro}</p>}
        </div>
      </div>
      <div className="datum datum--soft" />
      <TrustedHtml className="page-width prose prose--page" html={data.html} />
    </>
  );
}
