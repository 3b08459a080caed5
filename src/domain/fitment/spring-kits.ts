import type { Vehicle } from '#src/domain/catalog/index.ts';

type KitAnswer = Vehicle['kitAnswers'][number];

/** A spacer on springs that are taller from the factory over-extends the arms; for other kits the maker's list tells. */
const ON_TALLER_SPRINGS = {
  'IFS half-ton, midsize, solid-axle coil spacer': 'no',
  'IFS midsize and half-ton': 'ask',
  'IFS full-size': 'ask',
  'IFS with uniball or ball-joint upper arm': 'ask',
  'IFS midsize by generation (Tacoma, Colorado, Frontier, Ranger)': 'ask',
} as const;

/** Kits that space, replace or lower a coil, for which air springs leave no room; frames are the same. */
const FOR_COILS: readonly string[] = [
  ...Object.keys(ON_TALLER_SPRINGS),
  'Tacoma, 4Runner, GX, Frontier, Tundra',
  'solid front axle, coil/link (Wrangler, XJ, Ram HD)',
  'unibody on struts or coil-overs (crossovers, Grand Cherokee)',
];

/** What a front end means for kits: the answer by their application list. */
const FRONT_ENDS: Readonly<Record<string, Readonly<Record<string, KitAnswer['answer']>>>> = {
  'taller springs': ON_TALLER_SPRINGS,
  // The arms are wider and the shocks longer than the plain truck's.
  'long travel': Object.fromEntries(
    [
      ...Object.keys(ON_TALLER_SPRINGS),
      'body-on-frame trucks and SUVs, none with factory long travel',
    ].map((list) => [list, 'no']),
  ),
  // There are I-beams or arms where these kits expect the axle.
  'no front axle': {
    'IFS half-ton, midsize, solid-axle coil spacer': 'no',
    'solid front axle, coil/link (Wrangler, XJ, Ram HD)': 'no',
    'Super Duty, Ram HD': 'no',
    'solid front axle on coils (Wrangler, Gladiator, Cherokee, Grand Cherokee)': 'no',
    'leaf-sprung front axle (Super Duty to 2004, K5 Blazer, Wrangler YJ)': 'no',
  },
  // Bracket kits for two-wheel drives have crossmembers and knuckles of their own.
  'no front drive': {
    'IFS full-size': 'ask',
    'IFS midsize by generation (Tacoma, Colorado, Frontier, Ranger)': 'ask',
  },
  'air springs': Object.fromEntries(FOR_COILS.map((list) => [list, 'no'])),
  'perhaps air springs': Object.fromEntries(FOR_COILS.map((list) => [list, 'ask'])),
};

/** What the truck itself means for kits of an application list; empty: nothing, the list alone tells. */
export function ownAnswers({ kitAnswers }: Vehicle, list: string): KitAnswer['answer'][] {
  return kitAnswers.flatMap(({ list: named, answer }) => {
    const own = named === list ? answer : FRONT_ENDS[named]?.[list];
    return own ?? [];
  });
}
