import { useSnapshotWords } from '#src/site/build/index.ts';
import { EndOfRoad, ErrorButtons, ErrorCode } from '#src/site/errors/index.ts';

/** The 404 of a share link: what probably went wrong, and two links. */
export function MissingSnapshot() {
  const { s } = useSnapshotWords();
  return (
    <EndOfRoad status={404}>
      <title>{s('missingTitle')}</title>
      <ErrorCode status={404} />
      <h1>{s('missingTitle')}</h1>
      <p className="lead">{s('missingLead')}</p>
      <ErrorButtons />
    </EndOfRoad>
  );
}
