import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import {
  type BuildOption,
  type ChosenPart,
  type CompletedOptions,
  firstOpenStep,
} from '#src/domain/builds/index.ts';
import type { TruckLook } from '#src/domain/catalog/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import type { BuildDraft, FlowData } from '../flow-data.ts';
import { withLook } from '../own-truck/look-fields.ts';
import { ownText } from '../own-truck/own-fields.ts';
import { deviceGarage } from '../vehicles/garage-store.ts';
import type { SaveStatus } from './build-saver.ts';
import { readLastVersion } from './last-version.ts';
import { createOfflineBuild, type OfflineBuild, type OfflineBuildEvents } from './offline-build.ts';

export type BuildProgress = {
  build: BuildDraft;
  status: SaveStatus;
  choose(option: BuildOption, choice: ChosenPart): void;
  paint(look: TruckLook): void;
};

/** A constant, so that forgetting nothing causes no rendering. */
const nothing: CompletedOptions = {};

/**
 * The build as this device knows it: the server's data, overlaid with what was chosen since, here or in another tab.
 * Each choice is saved at once; without build data nothing can be saved.
 */
export function useBuildProgress(loaded: BuildDraft): BuildProgress {
  const [chosen, setChosen] = useState(nothing);
  const [status, setStatus] = useState<SaveStatus>('saved');
  const build = useMemo(
    () => ({ ...loaded, completedOptions: { ...loaded.completedOptions, ...chosen } }),
    [loaded, chosen],
  );
  // The pressed control responds first: the truck, its figures and the rows follow with the next paint.
  const merge = useCallback(
    (meta: CompletedOptions) => startTransition(() => setChosen((now) => ({ ...now, ...meta }))),
    [],
  );
  const forget = useCallback(() => setChosen(nothing), []);
  const tell = useCallback((now: SaveStatus) => startTransition(() => setStatus(now)), []);
  const keeper = useOfflineBuild(build, { onChosen: merge, onForget: forget, onStatus: tell });
  // What the server has saved may have been changed again since.
  useEffect(() => {
    if (keeper.isKnownTo(loaded.version ?? 0)) forget();
  }, [loaded, keeper, forget]);
  const record = useCallback(
    (meta: CompletedOptions) => {
      merge(meta);
      keeper.choose(meta);
    },
    [merge, keeper],
  );
  const choose = useCallback(
    (option: BuildOption, choice: ChosenPart) => record({ [option]: choice }),
    [record],
  );
  const { vehicle } = build.completedOptions;
  const paint = useCallback(
    (look: TruckLook) => {
      if (vehicle) record({ vehicle: { ...vehicle, own: withLook(vehicle.own, look) } });
    },
    [vehicle, record],
  );
  return { build, status, choose, paint };
}

type ProgressSource = Pick<OfflineBuildEvents, 'onChosen' | 'onStatus'> & { onForget(): void };

function useOfflineBuild(build: BuildDraft, { onChosen, onStatus, onForget }: ProgressSource) {
  const arrival = useArrival(build);
  const keeper = useRef<OfflineBuild | null>(null);
  const early = useRef<CompletedOptions[]>([]);
  /** Whoever has chosen something here is not led elsewhere. */
  const isInUse = useRef(false);
  const current = {
    ...arrival,
    version: build.version ?? 0,
    completedWith: (meta: CompletedOptions) => ({ ...build.completedOptions, ...meta }),
  };
  const newest = useRef(current);
  newest.current = current;
  useEffect(() => {
    if (build.id === null) return;
    const reload = () => newest.current.reload();
    const kept = createOfflineBuild(build.id, {
      onChosen,
      onStatus,
      onChanged: reload,
      onRefused() {
        onForget();
        reload();
      },
      onResumed: () => newest.current.arrive(isInUse.current),
      onSubmitted: () => newest.current.complete(),
    });
    keeper.current = kept;
    if (readLastVersion(build.id) > newest.current.version) reload();
    for (const meta of early.current.splice(0)) {
      kept.choose(meta, newest.current.completedWith(meta));
    }
    return () => kept.close();
  }, [build.id, onChosen, onStatus, onForget]);
  return useMemo(
    () => ({
      // A step reports what was chosen before the script ran, before this effect has run.
      choose(meta: CompletedOptions) {
        isInUse.current = true;
        const all = newest.current.completedWith(meta);
        if (keeper.current) keeper.current.choose(meta, all);
        else early.current.push(meta);
      },
      isKnownTo: (version: number) => keeper.current?.isKnownTo(version) ?? false,
    }),
    [],
  );
}

/**
 * What an earlier visit could not send has been delivered. The server, which did not know it, redirected this visit
 * from `/build`, so it is redirected again.
 */
function useArrival(build: BuildDraft) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return {
    reload: () => void revalidate(),
    complete: () => void navigate(hrefs.buildComplete()),
    arrive(isInUse: boolean) {
      if (isInUse || !wasLedHere()) return void revalidate();
      const step = firstOpenStep(build);
      void navigate(hrefs.build({ step }), { replace: true, preventScrollReset: true });
    },
  };
}

/** A step that was asked for by the step before it, sent without its script, is redirected to as well. */
function wasLedHere(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const isRedirected = visit instanceof PerformanceNavigationTiming && visit.redirectCount > 0;
  return isRedirected && document.referrer.split('?')[0] !== location.origin + location.pathname;
}

/** The garage contains every vehicle that parts were chosen for, not those that were just viewed. */
export function useRememberedVehicle({ step, build, catalogue }: FlowData): void {
  const { vehicle } = build.completedOptions;
  const record = catalogue.vehicles.find(({ id }) => id === vehicle?.vehicleId);
  const { make, model } = record ?? {};
  useEffect(() => {
    if (step === 'vehicle' || !vehicle) return;
    const { vehicleId, year } = vehicle;
    const own = ownText(vehicle.own);
    deviceGarage().remember({ vehicleId, year, own, ...(make && model && { make, model }) });
  }, [step, vehicle, make, model]);
}
