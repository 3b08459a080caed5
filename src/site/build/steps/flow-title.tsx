import { Suspense } from 'react';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import { useBuildWords } from '../build-words.ts';
import type { BuildDraft } from '../flow-data.ts';
import { HeadActions } from '../late-panels.ts';
import type { SaveStatus } from '../saving/build-saver.ts';
import { SaveNote } from '../saving/save-note.tsx';
import { ResetBuild } from './reset-build.tsx';

type FlowTitleProps = {
  build: BuildDraft;
  resolved: ResolvedBuild;
  isExample: boolean;
  status: SaveStatus;
};

/** Which truck this is, whether it is saved, and what can be done with it as a whole. */
export function FlowTitle({ build, resolved, isExample, status }: FlowTitleProps) {
  const { t, locale } = useBuildWords();
  const vehicle = vehicleName(resolved.vehicle, resolved.year, locale);
  const isStarted = build.id !== null;
  const { vehicle: _vehicle, ...parts } = build.completedOptions;
  const isShareable = isStarted && Object.keys(parts).length > 0;
  return (
    <div className="build-name">
      <div className="build-vehicle">
        {isExample ? <b>{t('example.name', { vehicle })}</b> : <b translate="no">{vehicle}</b>}
        {isStarted && <SaveNote status={status} />}
      </div>
      {isStarted && <ResetBuild />}
      {isShareable && (
        <Suspense>
          <HeadActions build={build} name={vehicle} />
        </Suspense>
      )}
    </div>
  );
}
