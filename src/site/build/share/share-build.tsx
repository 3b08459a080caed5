import type { FormEvent } from 'react';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useLocalHref } from '#src/web/words/use-strings.ts';
import type { BuildDraft } from '../flow-data.ts';
import { MadeLink } from './made-link.tsx';
import { ShareButtons } from './share-buttons.tsx';
import { shareStatusWords } from './share-status-words.ts';
import { useSnapshotWords } from './snapshot-words.ts';
import { useShare } from './use-share.ts';

type ShareBuildProps = {
  build: BuildDraft;
  /** "2021 Ford F-150". */
  name: string;
};

/**
 * Shares the build as this page has it, including choices that are still being saved. Without JavaScript the form
 * opens the read-only copy, with its link, on a page of its own.
 */
export function ShareBuild({ build, name }: ShareBuildProps) {
  const { s } = useSnapshotWords();
  const local = useLocalHref();
  const { status, made, share } = useShare(build, name);

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent; // React's type does not say which event.
    if (!(submitter instanceof HTMLButtonElement) || submitter.value === 'print') return;
    event.preventDefault();
    if (status !== 'making') void share();
  }
  return (
    <section className="build-share" aria-labelledby="share-build">
      <h2 id="share-build" className="title-4">
        {s('share')}
      </h2>
      <p className="small muted">{s('shareLead')}</p>
      <form
        method="post"
        action={local(hrefs.buildShare())}
        target="_blank"
        onSubmit={submit}
        rel="noopener"
      >
        <input type="hidden" name="meta" value={JSON.stringify(build.completedOptions)} />
        <ShareButtons />
      </form>
      <p className="small" role="status">
        {status !== null && s(shareStatusWords[status])}
      </p>
      {made && <MadeLink made={made} name={name} />}
    </section>
  );
}
