import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import type { SaveStatus } from './build-saver.ts';
import { useBuildWords } from './build-words.ts';
import { ResetBuild } from './reset-build.tsx';
import { SaveNote } from './save-note.tsx';
import { vehicleName } from './vehicle-name.ts';

type FlowTitleProps = {
  resolved: ResolvedBuild;
  isExample: boolean;
  isStarted: boolean;
  status: SaveStatus;
};

/** Whose truck this is, whether it is kept, and the way to start over. */
export function FlowTitle({ resolved, isExample, isStarted, status }: FlowTitleProps) {
  const { t } = useBuildWords();
  const vehicle = vehicleName(resolved.vehicle, resolved.year);
  return (
    <div className="flow-name">
      <div className="bveh">
        <b>{isExample ? t('example.name', { vehicle }) : vehicle}</b>
        {isStarted && <SaveNote status={status} />}
      </div>
      {isStarted && <ResetBuild />}
    </div>
  );
}
