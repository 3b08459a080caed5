import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { BuildFlow as Flow } from '../build-flow.tsx';
import type { FlowData } from '../flow-data.ts';
import { LiftTrialScope } from '../stage/lift-trial-scope.tsx';
import { usualLook } from '../stage/stage-look.ts';
import { StageLookScope } from '../stage/stage-look-scope.tsx';
import type { BuildFlowBlok } from './schema.ts';

/** A build of another vehicle, or the next one after a reset, starts with nothing pending. */
export function BuildFlow({ data }: BlokProps<BuildFlowBlok, FlowData>) {
  return (
    <LiftTrialScope step={data.step}>
      <StageLookScope loaded={data.look ?? usualLook}>
        <Flow key={data.build.id} data={data} />
      </StageLookScope>
    </LiftTrialScope>
  );
}
