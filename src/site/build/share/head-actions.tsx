import type { FormEvent, KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import type { IconName } from '#src/web/ui/icons.ts';
import { useLocalHref } from '#src/web/words/use-strings.ts';
import type { BuildDraft } from '../flow-data.ts';
import { MadeLink } from './made-link.tsx';
import { shareStatusWords } from './share-status-words.ts';
import { useSnapshotWords } from './snapshot-words.ts';
import { useShare } from './use-share.ts';

type HeadActionsProps = {
  build: BuildDraft;
  /** "2021 Ford F-150". */
  name: string;
};

/** Compare, print and share from every step, beside the name of the truck. */
export function HeadActions({ build, name }: HeadActionsProps) {
  const { s } = useSnapshotWords();
  const local = useLocalHref();
  const { status, made, share, forget } = useShare(build, name);

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent; // React's type does not say which event.
    if (!(submitter instanceof HTMLButtonElement) || submitter.value === 'print') return;
    event.preventDefault();
    if (status !== 'making') void share();
  }
  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape') forget();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its buttons opened
    <div className="build-head" onKeyDown={leave}>
      <Link className="build-head-action" to={hrefs.buildCompare({ b: 'mine' })}>
        <ActionName icon="compare" name={s('head.compare')} />
      </Link>
      <form
        method="post"
        action={local(hrefs.buildShare())}
        target="_blank"
        rel="noopener"
        onSubmit={submit}
      >
        <input type="hidden" name="meta" value={JSON.stringify(build.completedOptions)} />
        <button type="submit" name="then" value="print" className="build-head-action">
          <ActionName icon="print" name={s('head.print')} />
        </button>
        <button type="submit" name="then" value="link" className="build-head-action">
          <ActionName icon="share" name={s('head.share')} />
        </button>
      </form>
      <div role="status">
        {(status !== null || made !== null) && (
          <div className="build-head-made">
            {status !== null && <p className="small">{s(shareStatusWords[status])}</p>}
            {made && <MadeLink made={made} name={name} />}
            <p>
              <button type="button" className="button button--quiet button--small" onClick={forget}>
                {s('head.done')}
              </button>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

function ActionName({ icon, name }: { icon: IconName; name: string }) {
  return (
    <>
      <Icon name={icon} /> <span>{name}</span>
    </>
  );
}
