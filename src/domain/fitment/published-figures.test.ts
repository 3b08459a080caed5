import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plausibleBuild } from '#tests/factories/builds.ts';
import { assessFitment } from './rules.ts';
import { cleanTireLimitIn } from './tire-limit.ts';

test('what fits is told with a margin that is left, counted to the limit beside it', () => {
  fc.assert(
    fc.property(plausibleBuild, (build) => {
      for (const said of assessFitment(build).reasons) {
        const { verdict, decides, measured, limit, margin, code } = said;
        if (verdict !== 'fits' || !decides || margin === null) continue;
        expect(margin, code).toBeGreaterThanOrEqual(-0.05);
        if (typeof measured !== 'number' || typeof limit !== 'number') continue;
        const isEqualLoad = code === 'load.equal' || code === 'load.wheelEqual';
        if (!isEqualLoad) expect(Math.abs(limit - measured), code).toBeCloseTo(margin, 0.8);
      }
    }),
    { numRuns: 600 },
  );
});

test('a tire that fits is not told of more room than the list of kits promises uncut', () => {
  fc.assert(
    fc.property(plausibleBuild, (build) => {
      const { vehicle, lift, secondLift, tire } = build;
      const said = assessFitment(build);
      const room = said.reasons.find(({ code }) => code === 'tire.ok');
      if (!room || !tire || tire.factory || said.verdict !== 'fits') return;
      const liftIn = (lift?.frontIn ?? 0) + (secondLift?.frontIn ?? 0);
      const promised = cleanTireLimitIn(vehicle, liftIn);
      if (promised !== null) expect(room.limit).toBeLessThanOrEqual(promised + 0.05);
    }),
    { numRuns: 600 },
  );
});
