import { type Dispatch, type SetStateAction, startTransition, useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import { withoutLook } from '#src/domain/catalog/index.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import type { BuildDraft } from '../flow-data.ts';
import { ownFields } from '../own-truck/own-fields.ts';
import type { BuildFixes } from './build-fixes.ts';
import { choicesKey } from './choices-key.ts';

type Fixing = {
  build: BuildDraft;
  resolved: ResolvedBuild | null;
  assessment: Assessment | null;
  offered: readonly BuildFixes[];
  addFixes: Dispatch<SetStateAction<BuildFixes[]>>;
};

const restMs = 250;

/** The fixes for the current build: from the page, or requested after a choice. */
export function useFixes({ build, resolved, assessment, offered, addFixes }: Fixing) {
  const fetcher = useFetcher<BuildFixes | null>();
  const key = resolved && choicesKey(resolved);
  const known = offered.find((one) => one.key === key) ?? null;
  const isAsked = key !== null && known === null && assessment?.verdict !== 'fits';
  const address = hrefs.buildFixes(choicesQuery(build));
  const { load, data } = fetcher;
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => void load(address), restMs);
    return () => clearTimeout(timer);
  }, [isAsked, address, load]);
  useEffect(() => {
    if (!data) return;
    const others = (before: readonly BuildFixes[]) => before.filter((one) => one.key !== data.key);
    startTransition(() => addFixes((before) => [...others(before), data]));
  }, [data, addFixes]);
  return assessment?.verdict === 'fits' ? null : known;
}

/** The choices of a build as a query; "" keeps the factory part. */
function choicesQuery({ selectedOptions, completedOptions }: BuildDraft) {
  const { vehicle, ...parts } = completedOptions;
  const chosen = Object.entries(parts).map(([option, part]) => [option, part?.sku ?? '']);
  return {
    vehicle: vehicle?.vehicleId,
    year: vehicle && String(vehicle.year),
    ...Object.fromEntries(ownFields(withoutLook(vehicle?.own))),
    options: selectedOptions,
    ...(Object.fromEntries(chosen) as Record<string, string>),
  };
}
