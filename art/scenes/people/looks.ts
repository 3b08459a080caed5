export type Hair =
  | 'longBack'
  | 'braids'
  | 'short'
  | 'bald'
  | 'long'
  | 'undercut'
  | 'bob'
  | 'ponytail';
export type Collar = 'work' | 'western' | 'vneck' | 'overall' | 'hood';
export type Face = 'oval' | 'square' | 'heart' | 'round';

/** A person as a set of choices. */
export interface Look {
  hair: Hair;
  /** Hair filled with ink instead of paper. */
  darkHair?: boolean;
  face: Face;
  /** 0 young … 3 with lines. */
  age: 0 | 1 | 2 | 3;
  collar: Collar;
  field: string;
  hat?: 'felt' | 'cap';
  glasses?: 'round' | 'square' | 'half';
  beard?: 'full' | 'walrus' | 'moustache';
  earrings?: boolean;
  /** Noses and mouths come in two hands. */
  hand: 0 | 1;
}

const FIELDS = {
  ember: '#dd8b5e',
  dusk: '#7f8ca8',
  saguaro: '#9aa77c',
  sand: '#d9bd92',
  amber: '#dfae5c',
  dust: '#c9b8a2',
} as const;

/** The eight people of the demo shop, by slug. */
export const TEAM_LOOKS: Readonly<Record<string, Look>> = {
  'marisol-vega': {
    hair: 'bob',
    darkHair: true,
    face: 'oval',
    age: 2,
    collar: 'work',
    field: FIELDS.ember,
    earrings: true,
    hand: 0,
  },
  'hank-dobry': {
    hair: 'bald',
    beard: 'walrus',
    glasses: 'half',
    face: 'round',
    age: 3,
    collar: 'work',
    field: FIELDS.dust,
    hand: 1,
  },
  'lupita-armenta': {
    hair: 'ponytail',
    darkHair: true,
    glasses: 'round',
    face: 'heart',
    age: 1,
    collar: 'vneck',
    field: FIELDS.saguaro,
    earrings: true,
    hand: 1,
  },
  'teo-ruelas': {
    hair: 'short',
    hat: 'cap',
    beard: 'moustache',
    face: 'square',
    age: 2,
    collar: 'work',
    field: FIELDS.sand,
    hand: 1,
  },
  'priya-nair': {
    hair: 'long',
    darkHair: true,
    glasses: 'square',
    face: 'heart',
    age: 1,
    collar: 'vneck',
    field: FIELDS.amber,
    hand: 0,
  },
  'cody-begaye': {
    hair: 'undercut',
    darkHair: true,
    face: 'square',
    age: 0,
    collar: 'hood',
    field: FIELDS.dusk,
    hand: 1,
  },
  'wes-tolliver': {
    hair: 'longBack',
    hat: 'felt',
    beard: 'full',
    face: 'oval',
    age: 3,
    collar: 'western',
    field: FIELDS.ember,
    hand: 0,
  },
  'janelle-okafor': {
    hair: 'braids',
    darkHair: true,
    face: 'oval',
    age: 1,
    collar: 'overall',
    field: FIELDS.dusk,
    earrings: true,
    hand: 0,
  },
};
