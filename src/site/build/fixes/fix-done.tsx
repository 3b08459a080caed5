import type { BuildCatalogue, BuildStepName } from '#src/domain/builds/index.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { useStageWords } from '../stage/stage-words.ts';
import buildStrings from '../verdict/words.json' with { type: 'json' };
import type { FixChange } from './build-fixes.ts';
import { ChangeForm } from './fix-offers.tsx';
import { changeNames } from './fix-words.ts';

type FixDoneProps = {
  /** What was installed, and what was there before. */
  done: { taken: readonly FixChange[]; before: readonly FixChange[] };
  catalogue: BuildCatalogue;
  step: BuildStepName;
  onUndo(changes: readonly FixChange[]): void;
};

/** What a fix has changed, with an undo button. */
export function FixDone({ done, catalogue, step, onUndo }: FixDoneProps) {
  const words = useStageWords();
  const t = useStrings(buildStrings);
  const what = changeNames(done.taken, { catalogue, words });
  return (
    <div className="note build-fixes-done" role="status">
      <Icon name="tick" />
      <p>{t('fix.applied', { what })}</p>
      <ChangeForm changes={done.before} step={step} onTake={onUndo}>
        <button type="submit" className="link">
          {words.t('undo')}
        </button>
      </ChangeForm>
    </div>
  );
}
