import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import { useBuildWords } from '../build-words.ts';
import type { SaveStatus } from '../saving/build-saver.ts';
import { SaveNote } from '../saving/save-note.tsx';
import { ResetBuild } from './reset-build.tsx';

type FlowTitleProps = {
  resolved: ResolvedBuild;
  isExample: boolean;
  isStarted: boolean;
  status: SaveStatus;
};

/** Which truck this is, whether it is saved, and the button to start over. */
export function FlowTitle({ resolved, isExample, isStarted, status }: FlowTitleProps) {
  const { t, locale } = useBuildWords();
  const vehicle = vehicleName(resolved.vehicle, resolved.year, locale);
  return (
    <div className="build-name">
      <div className="build-vehicle">
        {isExample ? <b>{t('example.name', { vehicle })}</b> : <b translate="no">{vehicle}</b>}
        {isStarted && <SaveNote status={status} />}
      </div>
      {isStarted && <ResetBuild />}
    </div>
  );
}
