/** The initial rates of a shop: planning figures of November 2026 for one technician and a truck without rust. */
export const planningFigures = {
  gearSetsCents: { low: 68_000, likely: 124_000, high: 136_000 },
  trackBarCents: { low: 24_000, likely: 26_500, high: 30_000 },
  hours: {
    reGear: { low: 9, likely: 11, high: 13 },
    alignmentLifted: { low: 1.2, likely: 1.5, high: 1.8 },
    alignmentSolidAxle: { low: 0.8, likely: 1, high: 1.2 },
    alignmentWheels: { low: 1, likely: 1.2, high: 1.5 },
    speedometer: { low: 0.3, likely: 0.4, high: 0.5 },
    headlamps: { low: 0, likely: 0.3, high: 0.3 },
    camera: { low: 0, likely: 1.5, high: 2 },
    trim: { low: 1, likely: 1.5, high: 3 },
    tpms: { low: 0.2, likely: 0.2, high: 0.6 },
    beadlockEach: { low: 0.7, likely: 1, high: 1 },
  },
};
