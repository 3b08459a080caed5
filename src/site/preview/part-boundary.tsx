import { Component, type ReactNode } from 'react';
import type { Blok } from '#src/site/stories/blok-props.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import previewStrings from './words.json' with { type: 'json' };

type Props = { blok: Blok; children: ReactNode };
type State = { blok: Blok | null; failed: boolean };

/** A part that fails while it is being edited is replaced by a note, so the rest of the page stays in the editor. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { blok: null, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  /** Tries again after the next edit. */
  static getDerivedStateFromProps({ blok }: Props, state: State): State | null {
    return blok === state.blok ? null : { blok, failed: false };
  }

  override render() {
    return this.state.failed ? <Unfinished /> : this.props.children;
  }
}

function Unfinished() {
  const t = useStrings(previewStrings);
  return <p className="preview-note">{t('unfinished')}</p>;
}
