import { BuildFlow as Flow } from '#src/app/configurator/build-flow.tsx';
import type { FlowData } from '#src/app/configurator/flow-data.ts';
import { LiftTrialScope } from '#src/app/configurator/stage/lift-trial-scope.tsx';
import { usualLook } from '#src/app/configurator/stage/stage-look.ts';
import { StageLookScope } from '#src/app/configurator/stage/stage-look-scope.tsx';
import type { BlokProps } from '../blok-props.ts';
import type { BuildFlowBlok } from './schema.ts';

/** A build of another vehicle, or the next one after a reset, begins with nothing pending. */
export function BuildFlow({ data }: BlokProps<BuildFlowBlok, FlowData>) {
  return (
    <LiftTrialScope step={data.step}>
      <StageLookScope loaded={data.look ?? usualLook}>
        <Flow key={data.build.id} data={data} />
      </StageLookScope>
    </LiftTrialScope>
  );
}
