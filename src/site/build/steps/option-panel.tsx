import type { BuildOption, ChosenPart, ResolvedBuild } from '#src/domain/builds/index.ts';
import { LevelHint } from '../choices/level-hint.tsx';
import { shownKits } from '../choices/shown-kits.ts';
import type { BuildDraft, OptionStepData } from '../flow-data.ts';
import { SolverForm } from '../solver/solver-form.tsx';
import { GarageCheck } from '../stage/garage-check.tsx';
import { LiftSlider } from '../stage/lift-slider.tsx';
import { OptionStep } from './option-step.tsx';

type OptionPanelProps = {
  data: OptionStepData;
  build: BuildDraft;
  resolved: ResolvedBuild;
  onChoose(option: BuildOption, choice: ChosenPart): void;
};

/** One option: what can be tried first, its choices, and the questions of visitors who want neither. */
export function OptionPanel({ data, build, resolved, onChoose }: OptionPanelProps) {
  const { step } = data;
  const hasChoices = data.list.entries?.length !== 0;
  const isFirstOption = build.selectedOptions[0] === step;
  return (
    <>
      {step === 'lift-kits' && (
        <>
          <LevelHint own={resolved.own} />
          <LiftSlider chosen={resolved.liftKit} kits={shownKits(data)} onChoose={onChoose} />
          <GarageCheck resolved={resolved} garages={data.cityGarages} />
        </>
      )}
      {isFirstOption && hasChoices && <SolverForm step={step} />}
      <OptionStep data={data} build={build} onChoose={onChoose} />
      {!isFirstOption && hasChoices && <SolverForm step={step} />}
    </>
  );
}
