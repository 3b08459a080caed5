import type { BuildStepName, ResolvedBuild } from '#src/domain/builds/index.ts';
import { DiscontinuedParts } from '../choices/discontinued-parts.tsx';
import { AddedPartsNote } from '../solver/added-parts-note.tsx';

type StepNotesProps = { step: BuildStepName; resolved: ResolvedBuild };

/** What has become of the parts of the build since somebody chose them. */
export function StepNotes({ step, resolved }: StepNotesProps) {
  return (
    <>
      <AddedPartsNote resolved={resolved} step={step} />
      <DiscontinuedParts resolved={resolved} step={step} />
    </>
  );
}
