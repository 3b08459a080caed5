import { Icon } from '#src/web/ui/icon.tsx';
import { useSnapshotWords } from './snapshot-words.ts';

/** The two buttons of a form that shares a build: its link, or its printable sheet. */
export function ShareButtons() {
  const { s } = useSnapshotWords();
  return (
    <p className="cluster">
      <button type="submit" name="then" value="link" className="button button--outline">
        <Icon name="share" /> {s('share')}
      </button>
      <button type="submit" name="then" value="print" className="button button--quiet">
        <Icon name="print" /> {s('print')}
      </button>
    </p>
  );
}
