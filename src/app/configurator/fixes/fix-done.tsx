import { useStageWords } from '#src/app/configurator/stage/stage-words.ts';
import buildStrings from '#src/app/strings/fitment.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import type { BuildCatalogue, BuildStepName } from '#src/domain/builds/index.ts';
import type { FixChange } from './build-fixes.ts';
import { ChangeForm } from './fix-offers.tsx';
import { changeNames } from './fix-words.ts';

type FixDoneProps = {
  /** What was put on, and what was there before. */
  done: { taken: readonly FixChange[]; before: readonly FixChange[] };
  catalogue: BuildCatalogue;
  step: BuildStepName;
  onUndo(changes: readonly FixChange[]): void;
};

/** What a fix has changed, and the way back. */
export function FixDone({ done, catalogue, step, onUndo }: FixDoneProps) {
  const words = useStageWords();
  const t = useStrings(buildStrings);
  const what = changeNames(done.taken, { catalogue, words });
  return (
    <div className="note fix-done" role="status">
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
