import type { Vehicle, VehicleOption } from '#src/domain/catalog/index.ts';
import type { FitLift } from './build.ts';
import { REPLACES_STRUTS } from './lift-application.ts';
import { type Reason, type ReasonCode, reason } from './reasons.ts';
import { recordSource } from './sources.ts';

/** Up to this height, the hydraulic bars (KDSS) work with their own brackets. Source: makers of suspension kits. */
const BARS_UP_TO_IN = 2;

type Rule = { code: ReasonCode & `lift.${string}`; isNeeded(lift: FitLift): boolean };

/** What a lift has to add for an option; air springs at all corners decide about the kit itself (`as-trim`). */
const RULES: Record<Exclude<VehicleOption['kind'], 'air'>, Rule> = {
  'hydraulic-bars': { code: 'lift.bars', isNeeded: ({ frontIn }) => frontIn > BARS_UP_TO_IN },
  'electronic-dampers': {
    code: 'lift.dampers',
    isNeeded: ({ type }) => REPLACES_STRUTS.includes(type),
  },
  'rear-air': { code: 'lift.rearAir', isNeeded: ({ rearIn }) => rearIn > 0 },
};

/**
 * The work that a truck's options make of a lift. An option that a truck may have counts as had, until its owner says
 * otherwise: nobody is promised less work than there may be.
 */
export function checkOptions(vehicle: Vehicle, lift: FitLift): Reason[] {
  if (lift.type === 'body') return [];
  return vehicle.options.flatMap(({ kind, name, isStandard, confidence }) => {
    const rule = kind === 'air' ? null : RULES[kind];
    if (!rule?.isNeeded(lift)) return [];
    return reason({
      code: (isStandard ? rule.code : `${rule.code}Maybe`) as ReasonCode,
      verdict: 'fits-with-work',
      values: { option: name, lift: lift.frontIn },
      source: recordSource(vehicle, 'options'),
      confidence,
    });
  });
}
