import type { BuildStepName, ResolvedBuild } from '#src/domain/builds/index.ts';
import { DiscontinuedParts } from '../choices/discontinued-parts.tsx';
import { AddedPartsNote } from '../solver/added-parts-note.tsx';

type StepNotesProps = { step: BuildStepName; resolved: ResolvedBuild };

/** What happened to the parts of the build since they were chosen. */
export function StepNotes({ step, resolved }: StepNotesProps) {
  return (
    <>
      <AddedPartsNote resolved={resolved} step={step} />
      <DiscontinuedParts resolved={resolved} step={step} />
    </>
  );
}
