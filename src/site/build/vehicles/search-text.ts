import type { Drive } from '#src/domain/vin/index.ts';

/** Years that somebody typed: one, a span ("04-08"), or a year whose last digit is still missing ("201"). */
export type TypedYears = { from: number; to: number; isUnfinished?: boolean };

/**
 * What a word may do without being one of the vehicle's: a `filler` says nothing about a truck, an `engine` or a
 * `cab` ranks the vehicles, and `word` is required.
 */
export type WordKind = 'word' | 'filler' | 'engine' | 'cab' | 'doors';

export type TypedWord = { text: string; kind: WordKind; years: readonly TypedYears[] };

/** The words of a search in their order, and the drive, which no vehicle is excluded by. */
export type TypedSearch = { words: TypedWord[]; drive: Drive | null };

/** Nobody describes a truck with more letters, so the rest is ignored. */
const longestTyped = 80;

/** Several words that mean one, as they are spoken to a phone, or in Spanish. */
const SPOKEN: readonly [RegExp, string][] = [
  [/(\d),(?=\d\b)/g, '$1.'],
  [
    /\b(?:(?:four|cuatro|4) ?(?:by|x|por) ?(?:four|cuatro|4)|four wheel drive|4 wheel drive)\b/g,
    '4x4',
  ],
  [/\b(?:(?:doble|cuatro) traccion|traccion (?:doble|en las cuatro|4x4))\b/g, '4x4'],
  [/\b(?:(?:two|2) ?(?:by|x|por) ?(?:four|cuatro|4)|(?:two|2|rear|front) wheel drive)\b/g, '4x2'],
  [/\btraccion (?:sencilla|simple|trasera|delantera)\b/g, '4x2'],
  [/\bone[ -]?fifty\b|\bciento cincuenta\b/g, '150'],
  [/\btwo[ -]?fifty\b|\bdoscientos cincuenta\b/g, '250'],
  [/\bthree[ -]?fifty\b|\btrescientos cincuenta\b/g, '350'],
  [/\bfifteen hundred\b|\bmil quinientos\b/g, '1500'],
  [/\btwenty[ -]?five hundred\b|\bdos mil quinientos\b/g, '2500'],
  [/\bthirty[ -]?five hundred\b|\btres mil quinientos\b/g, '3500'],
  [/\bfo(?:u|ur|r)? ?runner\b/g, '4runner'],
  [/\b(?:half|1\/2)[ -]ton\b/g, 'halfton'],
  [/\b(?:three[ -]quarter|3\/4)[ -]ton\b/g, 'threequarterton'],
  [/\b(?:one|1)[ -]ton\b/g, 'oneton'],
];

/** The same, also as the records have them. */
const WRITTEN: readonly [RegExp, string][] = [
  [/\b(\d)[.,]?(\d)?[ -]?(?:ft|foot|pies)\b(?:[ -]?(?:bed|caja))?/g, ' '],
  [/\b\d\.\d bed\b/g, ' '],
  [/\b(?:two|dos|2)[ -]?(?:doors?|drs?|puertas)\b/g, '2door'],
  [/\b(?:four|cuatro|4)[ -]?(?:doors?|drs?|puertas)\b/g, '4door'],
  [/\bsuper ?crew(?: cab)?\b/g, 'supercrew'],
  [/\bcrew ?max(?: cab)?\b/g, 'crewmax'],
  [/\b(?:doble cabina|cabina doble|ccsb|cclb)\b/g, 'crewcab'],
  [/\b(?:cabina (?:sencilla|simple|regular)|single cab|standard cab|rcsb|rclb)\b/g, 'regularcab'],
  [/\b(?:cabina (?:extendida|y media)|ext cab|club cab|eccsb|ecsb)\b/g, 'extendedcab'],
  [/\b(?:dcsb|dclb)\b/g, 'doublecab'],
  [/\bxtra ?cab\b/g, 'xtracab'],
  [/\b(crew|super|double|quad|mega|king|access|regular|extended) ?cab\b/g, '$1cab'],
  [/\b(crew|double|quad|mega|extended)\b(?! ?cab)/g, '$1cab'],
  [/\bfirst(?= gen)|\bprimera(?= gen)/g, '1'],
  [/\bsecond(?= gen)|\bsegunda(?= gen)/g, '2'],
  [/\bthird(?= gen)|\btercera(?= gen)/g, '3'],
  [/\bfourth(?= gen)|\bcuarta(?= gen)/g, '4'],
  [/\bfifth(?= gen)|\bquinta(?= gen)/g, '5'],
  [/\bsixth(?= gen)|\bsexta(?= gen)/g, '6'],
  [/\b(\d{1,2})(?:st|nd|rd|th|a|ra|da|ta)?[ -]?gen(?:eration|eracion)?s?\b/g, '$1gen'],
  [/\bgen(?:eration|eracion)? (\d)\b/g, '$1gen'],
];

const DRIVES: Record<string, Drive | undefined> = {
  '4x4': '4x4',
  '4wd': '4x4',
  awd: '4x4',
  '4x2': '4x2',
  '2wd': '4x2',
  rwd: '4x2',
  fwd: '4x2',
};

const FILLERS = new Set(
  `truck trucks pickup pickups suv jeeps car my a an the for with and or on in of to i have got want need is its
  lift lifts lifted leveled leveling kit kits wheel wheels rim rims tire tires stock new newer old used up model year
  edition package pkg bed short long ft foot cab door engine motor turbo automatic manual auto gas l liter white black
  silver gray grey red blue green tan gold orange yellow camioneta camionetas troca trocas mi una un el la los las de
  del con para y o modelo ano anos motor cabina caja negra blanca roja gris azul gen generation`.split(
    /\s+/,
  ),
);

const ENGINES = new Set(
  `v6 v8 v10 i6 4cyl 6cyl 8cyl cylinder hemi cummins duramax powerstroke psd ecoboost ecodiesel diesel coyote triton
  vortec godzilla 12v 24v pentastar iforce hybrid lb7 lly lbz lmm lml l5p lm2 ls`.split(/\s+/),
);

const CABS = new Set(
  `crewcab supercrew crewmax doublecab quadcab megacab kingcab accesscab supercab extendedcab regularcab xtracab
  dually drw srw`.split(/\s+/),
);

export type Vocabulary = {
  /** The newest model year that two digits may mean. */
  newestYear: number;
  /** Whether the word is one of a vehicle's, or starts one. */
  isKnown(word: string): boolean;
  /** Whether the word is one of a vehicle's names or codes. */
  isName(word: string): boolean;
};

/** What somebody typed, understood word by word. */
export function readSearch(typed: string, vocabulary: Vocabulary): TypedSearch {
  const { newestYear } = vocabulary;
  const spans: TypedYears[] = [];
  // Spans of years get a word that nothing else has, before their dash is lost.
  const text = plain(typed.slice(0, longestTyped)).replace(
    /(?<![\w.-])(\d{4}|\d{2})(?:\.5)? ?(?:-|to|thru|through|a|al) ?(\d{4}|\d{2})(?![\w-])/g,
    (whole, first: string, last: string) => {
      const [from, to] = [yearOf(first, newestYear), yearOf(last, newestYear)];
      if (from === null || to === null || from > to) return whole;
      spans.push({ from, to });
      return ` span${spans.length - 1} `;
    },
  );
  const words = splitPlain(join(join(text, SPOKEN), WRITTEN)).flatMap((word): TypedWord[] => {
    const span = spans[Number(/^span(\d+)$/.exec(word)?.[1] ?? -1)];
    if (span) return [{ text: '', kind: 'word', years: [span] }];
    return splitRunTogether(word, vocabulary).map((one) => toWord(one, newestYear));
  });
  const drives = words.flatMap((word) => DRIVES[word.text] ?? []);
  return { words: words.filter((word) => !isOfDrive(word.text)), drive: drives[0] ?? null };
}

function toWord(word: string, newestYear: number): TypedWord {
  return { text: engineSize(word), kind: kindOf(word), years: yearsOf(word, newestYear) };
}

/** "tacoma2015" and "chevysilverado": two words, if each of them means something and both together nothing. */
function splitRunTogether(word: string, { newestYear, isKnown, isName }: Vocabulary): string[] {
  const means = (part: string) =>
    isName(part) ||
    isOfDrive(part) ||
    yearOf(part, newestYear) !== null ||
    ['cab', 'engine'].includes(kindOf(part));
  if (word.length < 5 || means(word) || isKnown(word)) return [word];
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.some((part) => /[a-z]/.test(part)) && parts.every(means)) return parts;
  }
  return [word];
}

export const isOfDrive = (word: string) => DRIVES[word] !== undefined;

export const isOfCab = (word: string) => CABS.has(word);

/** Whether this is the beginning of a word that ranks vehicles, or of one that says nothing about a truck. */
export function startsSoftWord(text: string): boolean {
  return [...FILLERS, ...CABS, ...ENGINES, ...Object.keys(DRIVES)].some((word) =>
    word.startsWith(text),
  );
}

/** "F-150" and "f 150" are "f150": a dash inside a word is removed, brackets and slashes separate words. */
export function splitSearch(text: string): string[] {
  return splitPlain(plain(text));
}

function splitPlain(text: string): string[] {
  return text
    .replace(/(?<=[a-z0-9])-(?=[a-z0-9])/g, '')
    .split(/[^a-z0-9.]+/)
    .map((word) => (word.includes('.') ? word.replace(/^\.+|\.+$/g, '') : word))
    .filter((word) => word !== '');
}

/** What all of these phrases contain; most of a record's texts have none of it. */
const mayBeJoined = /door|dr|cab|crew|quad|mega|double|ft|gen/;

/** The words of a record's text, with the same phrases joined as in what is typed. */
export function splitRecord(text: string): string[] {
  const written = plain(text);
  return splitPlain(mayBeJoined.test(written) ? join(written, WRITTEN) : written);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'‘`]/g, '')
    .replace(/[–—]/g, '-');
}

function join(text: string, phrases: readonly [RegExp, string][]): string {
  return phrases.reduce((joined, [phrase, word]) => joined.replace(phrase, word), text);
}

export function kindOf(word: string): WordKind {
  if (/^\d\.\d[lt]?$/.test(word) || ENGINES.has(word)) return 'engine';
  if (CABS.has(word)) return 'cab';
  if (word === '2door' || word === '4door') return 'doors';
  return FILLERS.has(word) ? 'filler' : 'word';
}

/** "5.7l" is "5.7". */
function engineSize(word: string): string {
  return word.replace(/^(\d\.\d)[lt]$/, '$1');
}

/** "2019", "19" as people say it, "2007.5" as diesel owners do, or a decade that is still being typed ("201"). */
function yearsOf(word: string, newestYear: number): TypedYears[] {
  const [digits = ''] = /^\d{4}(?=\.5$)|^\d+$/.exec(word) ?? [];
  if (/^(?:19|20)\d$/.test(digits)) {
    const from = Number(digits) * 10;
    return [{ from, to: from + 9, isUnfinished: true }];
  }
  const year = yearOf(digits, newestYear);
  return year === null ? [] : [{ from: year, to: year }];
}

function yearOf(digits: string, newestYear: number): number | null {
  if (!/^(?:\d{2}|(?:19|20)\d{2})$/.test(digits)) return null;
  if (digits.length === 4) return Number(digits);
  const century = 2000 + Number(digits) <= newestYear ? 2000 : 1900;
  return century + Number(digits);
}
