import { hrefs } from '#src/app/hrefs.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import { useSnapshotWords } from './snapshot-words.ts';

/** Shares or prints the build that this browser has sent, as a page beside this one. */
export function ShareSent() {
  const { s } = useSnapshotWords();
  return (
    <form method="post" action={hrefs.buildShare()} target="_blank" rel="noopener">
      <p className="small muted">{s('shareLead')}</p>
      <p className="cluster">
        <button type="submit" name="then" value="link" className="btn btn--line">
          <Icon name="share" /> {s('share')}
        </button>
        <button type="submit" name="then" value="print" className="btn btn--quiet">
          <Icon name="print" /> {s('print')}
        </button>
      </p>
    </form>
  );
}
