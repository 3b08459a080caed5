import { hrefs } from '#src/app/hrefs.ts';
import { ShareButtons } from './share-buttons.tsx';
import { useSnapshotWords } from './snapshot-words.ts';

/** Shares or prints the build that this browser has sent, as a page beside this one. */
export function ShareSent() {
  const { s } = useSnapshotWords();
  return (
    <form method="post" action={hrefs.buildShare()} target="_blank" rel="noopener">
      <p className="small muted">{s('shareLead')}</p>
      <ShareButtons />
    </form>
  );
}
