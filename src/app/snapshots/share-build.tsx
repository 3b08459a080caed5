import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useFetcher } from 'react-router';
import type { BuildDraft } from '#src/app/configurator/flow-data.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import { RememberSnapshot } from './remember-snapshot.tsx';
import type { ShareState } from './share-current.server.ts';
import { ShareLink, send } from './share-link.tsx';
import { useSnapshotWords } from './snapshot-words.ts';

/**
 * Shares the build as this page has it, choices that are still being saved included. Without
 * JavaScript the form opens the read-only copy, with its link, in a page of its own.
 */
export function ShareBuild({ build }: { build: BuildDraft }) {
  const { s } = useSnapshotWords();
  const { state, submit, made } = useShare();
  return (
    <section className="share-build" aria-labelledby="share-build">
      <h2 id="share-build" className="d4">
        {s('share')}
      </h2>
      <p className="small muted">{s('shareLead')}</p>
      <form
        method="post"
        action={hrefs.buildShare()}
        target="_blank"
        onSubmit={submit}
        rel="noopener"
      >
        <input type="hidden" name="meta" value={JSON.stringify(build.completedOptions)} />
        <p className="cluster">
          <button type="submit" name="then" value="link" className="btn btn--line">
            <Icon name="share" /> {s('share')}
          </button>
          <button type="submit" name="then" value="print" className="btn btn--quiet">
            <Icon name="print" /> {s('print')}
          </button>
        </p>
      </form>
      <p className="small" role="status">
        {statusText(state, s)}
      </p>
      {made && <MadeLink made={made} />}
    </section>
  );
}

type Made = { id: string; url: string; vehicle: string };

function MadeLink({ made: { id, url, vehicle } }: { made: Made }) {
  const { s } = useSnapshotWords();
  return (
    <>
      <ShareLink url={url} title={vehicle} />
      <p className="cluster">
        <Link className="link" to={hrefs.sharedBuild({ id })}>
          {s('open')} <Icon name="arrow" />
        </Link>
        <Link className="link" to={hrefs.buildCompare({ b: `mine,${id}` })}>
          <Icon name="compare" /> {s('compare')}
        </Link>
      </p>
      <RememberSnapshot id={id} name={vehicle} takenOn={new Date().toISOString().slice(0, 10)} />
    </>
  );
}

function useShare() {
  const fetcher = useFetcher<ShareState>();
  const answer = fetcher.data;
  const made =
    answer?.problem === null && answer.made ? { ...answer.made, vehicle: answer.vehicle } : null;
  useSendOnPhones(made);

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent; // React's type does not say which event
    if (!(submitter instanceof HTMLButtonElement) || submitter.value === 'print') return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set('answer', 'here');
    void fetcher.submit(form, {
      method: 'post',
      action: hrefs.buildShare(),
      defaultShouldRevalidate: false,
    });
  }
  const state = fetcher.state === 'idle' ? (answer?.problem ?? null) : ('making' as const);
  return { state, submit, made };
}

/** On a phone its own sheet opens at once: that is what "share" means there. */
function useSendOnPhones(made: Made | null): void {
  const sent = useRef('');
  useEffect(() => {
    if (!made || sent.current === made.url) return;
    sent.current = made.url;
    const isPhone = matchMedia('(pointer: coarse)').matches;
    if (isPhone && 'share' in navigator) send({ url: made.url, title: made.vehicle });
  }, [made]);
}

function statusText(
  state: 'making' | 'build' | 'chosen' | null,
  s: ReturnType<typeof useSnapshotWords>['s'],
): string {
  if (state === 'making') return s('making');
  if (state === 'chosen') return s('nothingChosen');
  return state === 'build' ? s('nothingBuild') : '';
}
