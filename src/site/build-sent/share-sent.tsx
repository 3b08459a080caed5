import { ShareButtons, useSnapshotWords } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useLocalHref } from '#src/web/words/use-strings.ts';

/** Shares or prints the build that this browser has sent. */
export function ShareSent() {
  const { s } = useSnapshotWords();
  const local = useLocalHref();
  return (
    <form method="post" action={local(hrefs.buildShare())} target="_blank" rel="noopener">
      <p className="small muted">{s('shareLead')}</p>
      <ShareButtons />
    </form>
  );
}
