import type { BuildOption, ChosenPart, ResolvedBuild } from '#src/domain/builds/index.ts';
import { type TruckLook, vehicleName } from '#src/domain/catalog/index.ts';
import { useBuildWords } from '../build-words.ts';
import type { BuildFixes } from '../fixes/build-fixes.ts';
import type { BuildDraft, FlowData } from '../flow-data.ts';
import {
  BuildNotes,
  LockPanel,
  PaintPanel,
  PricePanel,
  ShareBuild,
  SolverPanel,
} from '../late-panels.ts';
import { NumberAside } from '../numbers/number-aside.tsx';
import { NeedsNetwork, NetworkNote } from '../saving/needs-network.tsx';
import type { Judging } from '../verdict/use-judged.ts';
import type { Aside } from './aside.ts';
import { StepPanel } from './step-panel.tsx';

type FlowPanelProps = {
  data: FlowData;
  build: BuildDraft;
  resolved: ResolvedBuild;
  judged: Judging;
  fixes: BuildFixes | null;
  aside: Aside | null;
  onChoose(option: BuildOption, choice: ChosenPart): void;
  onSelect(selected: readonly BuildOption[]): void;
  onPaint(look: TruckLook): void;
};

/** The panel next to the truck: this step, or what was opened instead. */
export function FlowPanel(props: FlowPanelProps) {
  const { data, build, resolved, judged, fixes, aside, onChoose, onSelect, onPaint } = props;
  const { assessment, quote, quoteWith } = judged;
  const { locale } = useBuildWords();
  const { step, solver } = data;
  const { vehicle } = build.completedOptions;
  const record = data.catalogue.vehicles.find(({ id }) => id === vehicle?.vehicleId);
  const notes = step !== 'vehicle' && (
    <BuildNotes {...{ data, build, resolved, assessment, quote, fixes, onChoose }} />
  );
  return (
    <section className="build-panel">
      <NeedsNetwork intent="others" />
      <UnansweredSolver data={data} />
      {aside === 'solve' && solver && (
        <SolverPanel data={solver} step={step} isBeforeTax={quote.isBeforeTax} />
      )}
      {aside === 'price' && (
        <PricePanel {...{ resolved, assessment, quote, quoteWith, step, onChoose }} basis={data} />
      )}
      {aside === 'paint' && (
        <PaintPanel vehicle={resolved.vehicle} look={resolved.own ?? {}} {...{ step, onPaint }} />
      )}
      {aside === 'lock' && <LockPanel {...{ resolved, assessment, step }} />}
      {(aside === 'why' || aside === 'numbers') && (
        <NumberAside
          {...{ resolved, assessment, step }}
          first={aside === 'why' ? 'why' : 'height'}
          beside={notes}
          garages={data.cityGarages}
          hourCents={data.rates.labourCentsPerHour}
          truck={record && vehicle && build.id !== null ? { record, vehicle } : null}
        />
      )}
      {aside === null && notes}
      {aside === null && <StepPanel {...{ data, build, resolved, quote, onChoose, onSelect }} />}
      {(aside === 'price' || step === 'details') && (
        <ShareBuild build={build} name={vehicleName(resolved.vehicle, resolved.year, locale)} />
      )}
    </section>
  );
}

/** The solver's URL, opened without a network. */
function UnansweredSolver({ data: { madeHere } }: { data: FlowData }) {
  const { t } = useBuildWords();
  return madeHere?.asksSolver && <NetworkNote>{t('offline.solver')}</NetworkNote>;
}
