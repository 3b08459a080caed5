import type { BuildStepName, ResolvedBuild } from '#src/domain/builds/index.ts';
import { GoneParts } from '../choices/gone-parts.tsx';
import { TakenNote } from '../solver/taken-note.tsx';

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
