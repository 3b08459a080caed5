import {
  type LiftKit,
  type Paint,
  paintIds,
  paintStrings,
  paints,
  type Tire,
  type Vehicle,
  vehicleName,
  type Wheel,
} from '#src/domain/catalog/index.ts';
import { inEach } from '#src/lib/locales.ts';
import { slugOf } from '#src/lib/slug.ts';
import { factoryTireOf, liftOf, tireOf, wheelOf } from './part-records.ts';
import type { FinishedDraft } from './schemas.ts';

type Sent = {
  vehicle: Vehicle;
  year: number;
  lift: LiftKit | null;
  wheel: Wheel | null;
  /** As its owner painted the drawing. */
  paint: Paint | undefined;
  /** The factory part if none was chosen. */
  tire: Tire | null;
  /** Makes its slug unique among similar trucks. */
  number: number;
  /** "2026-11-21" */
  finishedOn: string;
};

/** The name of a paint that can be picked, in every language; null where nothing was picked. */
function colourOf(paint: Paint | undefined): FinishedDraft['colour'] {
  const id = paintIds.find((one) => paints[one].colour === paint?.colour);
  return id ? { ...inEach((locale) => paintStrings[id][locale]), hex: paints[id].colour } : null;
}

/** A new finished build with the truck and its parts, without anything that somebody must measure. */
export function draftOfParts(sent: Sent): FinishedDraft {
  const { vehicle, year, lift, wheel, tire, number, finishedOn } = sent;
  const { id: vehicleId, make, model } = vehicle;
  const displayModel = model.replace(/ \(.*\)$/, '');
  const shown = { make, model: displayModel };
  return {
    slug: slugOf(`${year} ${displayModel} ${number}`),
    make,
    makeSlug: slugOf(make),
    vehicleId,
    year,
    model,
    displayModel,
    configuration: null,
    title: inEach((locale) => vehicleName(shown, year, locale)),
    owner: null,
    colour: colourOf(sent.paint),
    use: null,
    story: null,
    lift: lift && liftOf(lift),
    wheel: wheel && wheelOf(wheel),
    keepsFactoryWheels: wheel === null,
    tire: tire ? tireOf(tire) : factoryTireOf(vehicle),
    axleRatioAfter: null,
    tpms: null,
    extras: [],
    fit: {
      pokeMm: { computed: null, measured: null },
      liftMeasuredIn: null,
      clearanceAtFullLockIn: null,
      trimming: null,
      rub: null,
      alignment: null,
    },
    notes: null,
    labour: null,
    price: null,
    finishedOn,
    imageAlt: null,
    tags: [],
  };
}
