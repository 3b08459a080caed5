import { GoneParts } from '#src/app/configurator/choices/gone-parts.tsx';
import { TakenNote } from '#src/app/configurator/solver/taken-note.tsx';
import type { BuildStepName, ResolvedBuild } from '#src/domain/builds/index.ts';

type StepNotesProps = { step: BuildStepName; resolved: ResolvedBuild };

/** What has become of the parts of the build since somebody chose them. */
export function StepNotes({ step, resolved }: StepNotesProps) {
  return (
    <>
      <TakenNote resolved={resolved} step={step} />
      <GoneParts resolved={resolved} step={step} />
    </>
  );
}
