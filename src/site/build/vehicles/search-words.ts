import type { VehicleChoice } from '#src/domain/catalog/index.ts';
import { famousTrimWords, type OwnersWord } from './owners-words.ts';
import { isOfCab, isOfDrive, kindOf, splitRecord } from './search-text.ts';

/** A word that means a vehicle, with the model years in which it does. */
export type KnownWord = {
  word: string;
  /** From the vehicle's name: 0 is the name itself. */
  distance: number;
  from: number;
  to: number;
  /** The trim that it means, by its place in the list; null: the vehicle. */
  trim: number | null;
  /** Of the model or the make. */
  isName: boolean;
  /** Of the generation: "JK", "T1XX". */
  isCode: boolean;
};

const DISTANCE = {
  name: 0,
  nickname: 0.1,
  generation: 0.3,
  cab: 0.3,
  engine: 0.3,
  lesserEngine: 0.6,
  trim: 0.8,
  config: 2,
};
const FAMOUS = 0.05;
const IN_BRACKETS = 0.05;
/** For each further word of a trim's name, less than what ranks vehicles: "Rubicon" before "Rubicon X". */
const LONGER = 0.00001;

/** Every word that means this vehicle; `owners` are those that its record does not say. */
export function knownWords(choice: VehicleChoice, owners: readonly OwnersWord[]): KnownWord[] {
  const { make, generation, configuration } = choice;
  const always = {
    from: choice.yearFrom,
    to: choice.yearTo,
    trim: null,
    isName: false,
    isCode: false,
  };
  const [model = '', also = ''] = choice.model.split('(');
  const named = (text: string) =>
    said(text).map((word) => ({ ...always, word, distance: DISTANCE.name, isName: true }));
  const config = splitRecord(`${also} ${configuration} ${doorsOf(choice)}`).filter(isOwn);
  return [
    ...named(model),
    ...named(make),
    ...named(`${make} ${model}`).slice(-1),
    ...said(generation).map((word) => ({
      ...always,
      word,
      distance: DISTANCE.generation,
      isCode: true,
    })),
    ...owners.flatMap(({ words, kind, from, to }) =>
      words.map((word) => {
        const isName = kind === 'nickname';
        return { ...always, word, from, to, distance: DISTANCE[kind], isName };
      }),
    ),
    ...trimWords(choice).map((one) => ({ ...always, ...one })),
    ...config.map((word) => ({ ...always, word, distance: DISTANCE.config })),
  ];
}

/**
 * The words, each two neighbors as one, and all of them as one: "Super Duty" is also "superduty". What a slash
 * separates are different names.
 */
function said(text: string): string[] {
  return text.split('/').flatMap((name) => withJoined(splitRecord(name)));
}

function withJoined(words: readonly string[]): string[] {
  const joined = words.flatMap((word, at) => (at > 0 ? [`${words[at - 1]}${word}`] : []));
  return [...new Set([...words, ...joined, words.join('')])];
}

type TrimWord = Pick<KnownWord, 'word' | 'distance' | 'from' | 'to'> & { trim: number };

function trimWords(choice: VehicleChoice): TrimWord[] {
  const famous = famousTrimWords(choice);
  return choice.trims.flatMap(({ name, from, to }, trim) =>
    namesIn(name).flatMap(({ words, distance }) =>
      withJoined(words).map((word) => {
        const nearer = famous.has(word) ? FAMOUS : 0;
        return { word, trim, from, to, distance: distance - nearer + LONGER * (words.length - 1) };
      }),
    ),
  );
}

/** "Sahara / High Altitude" and "4xe (Sahara/Rubicon)" are several names; "Badlands (no Sasquatch)" is one. */
function namesIn(trim: string): { words: string[]; distance: number }[] {
  const [outside = '', ...inside] = trim.replace(/\(no [^)]*\)/, '').split(/[()]/);
  const own = [
    ...outside.split('/').map((name) => ({ name, distance: DISTANCE.trim })),
    ...inside.flatMap((names) =>
      names.split(/[/,;]/).map((name) => ({ name, distance: DISTANCE.trim + IN_BRACKETS })),
    ),
  ].map(({ name, distance }) => ({ words: ownWords(name), distance }));
  const isNamed = own.some(({ words }) => words.length > 0);
  if (isNamed) return own.filter(({ words }) => words.length > 0);
  // "SuperCrew 6.2" has nothing but its cab.
  return [{ words: splitRecord(outside).filter(isOfCab), distance: DISTANCE.trim }];
}

/** Without what other trims have as well, such as the drive and the size of the wheel. */
function ownWords(name: string): string[] {
  return splitRecord(name).filter(
    (word) => isOwn(word) && kindOf(word) === 'word' && !isOfDrive(word) && !/^\d+in$/.test(word),
  );
}

/** Trims of this name are less often meant than the models, which no record has. */
const OTHER_MODELS = ['terrain', 'highlander', 'renegade'];

const isOwn = (word: string) => !OTHER_MODELS.includes(word);

function doorsOf({ bodyStyle }: VehicleChoice): string {
  if (bodyStyle === 'suv-2door') return '2door';
  return bodyStyle === 'suv-4door' ? '4door' : '';
}
