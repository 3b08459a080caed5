import type { BuildOption, ChosenPart, ResolvedBuild } from '#src/domain/builds/index.ts';
import type { useNumberTab } from './aside.ts';
import { useBuildWords } from './build-words.ts';
import type { BuildFixes } from './fixes/build-fixes.ts';
import type { BuildDraft, FlowData } from './flow-data.ts';
import { BuildNotes, PricePanel, ShareBuild, SolverPanel } from './late-panels.ts';
import { NeedsNetwork, NetworkNote } from './needs-network.tsx';
import { NumberAside } from './numbers/number-aside.tsx';
import { StepPanel } from './step-panel.tsx';
import type { Judging } from './use-judged.ts';
import { vehicleName } from './vehicle-name.ts';

type FlowPanelProps = {
  data: FlowData;
  build: BuildDraft;
  resolved: ResolvedBuild;
  judged: Judging;
  fixes: BuildFixes | null;
  /** Which numbers stand in place of the step; null: none. */
  tab: ReturnType<typeof useNumberTab>;
  onChoose(option: BuildOption, choice: ChosenPart): void;
  onSelect(selected: readonly BuildOption[]): void;
};

/** What one does beside the truck: this step, or what was asked for in its place. */
export function FlowPanel(props: FlowPanelProps) {
  const { data, build, resolved, judged, fixes, tab, onChoose, onSelect } = props;
  const { assessment, quote, quoteWith } = judged;
  const { step, solver } = data;
  const notes = step !== 'vehicle' && (
    <BuildNotes {...{ data, build, resolved, assessment, quote, fixes, onChoose }} />
  );
  return (
    <section className="panel">
      <NeedsNetwork intent="others" />
      <UnansweredSolver data={data} />
      {solver && <SolverPanel data={solver} step={step} />}
      {!solver && data.showsPrice && (
        <PricePanel {...{ resolved, assessment, quote, quoteWith, step, onChoose }} basis={data} />
      )}
      {tab !== null && (
        <NumberAside {...{ resolved, assessment, step }} first={tab} beside={notes} />
      )}
      {isStep(data, tab) && notes}
      {isStep(data, tab) && <StepPanel {...{ data, build, resolved, quote, onChoose, onSelect }} />}
      {(data.showsPrice || step === 'details') && (
        <ShareBuild build={build} name={vehicleName(resolved.vehicle, resolved.year)} />
      )}
    </section>
  );
}

/** Whether the step itself is shown, with nothing in its place. */
export function isStep({ solver, showsPrice }: FlowData, tab: string | null): boolean {
  return !solver && !showsPrice && tab === null;
}

/** The solver's address, opened without a network. */
function UnansweredSolver({ data: { madeHere } }: { data: FlowData }) {
  const { t } = useBuildWords();
  return madeHere?.asksSolver && <NetworkNote>{t('offline.solver')}</NetworkNote>;
}
