/** Letters that the site's fonts have: another font's would be wider than any language. */
const marks = new Map(Object.entries({ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ü' }));

/** About what German needs more than English. */
const growth = 1.4;
const filler = 'óónéé twóó thréééé fóóúúr fíívéé sííx ';

/** `{days}` and `{days:day|days}`: a value, and the word that goes with a number. */
const placeholder = /\{(\w+)(?::([^|{}]*)\|([^{}]*))?\}/;

/** What stays as it is: tags, entities, addresses of pages, mail and files, targets of links in Markdown. */
const kept =
  /<[^>]*>|&#?\w+;|https?:\/\/[^\s<>")]+|[\w.+-]+@[\w-]+\.[\w.-]+|\]\([^)]*\)|(?<=^|[\s"'(])\/[\w./#?=&-]+/;

const fixed = new RegExp(`${placeholder.source}|${kept.source}`, 'g');

/**
 * A text of the default language → the same in the pseudo-language: "Wheels" → "Whééééls". No word
 * keeps a plain vowel, and the whole is about 40 % longer; placeholders, markup and addresses stay.
 */
export function pseudoText(text: string): string {
  let [at, letters, grown, out] = [0, 0, 0, ''];
  const add = (words: string) => {
    const marked = markWords(words);
    letters += countLetters(words);
    grown += countLetters(marked);
    out += marked;
  };
  for (const match of text.matchAll(fixed)) {
    add(text.slice(at, match.index));
    const [whole, name, one, other] = match;
    const isPlural = one !== undefined && other !== undefined;
    out += isPlural ? `{${name}:${markWords(one)}|${markWords(other)}}` : whole;
    at = match.index + whole.length;
  }
  add(text.slice(at));
  return insertFiller(out, Math.round(letters * growth) - grown);
}

function markWords(text: string): string {
  return text.replace(/\p{L}+/gu, markWord);
}

/** Vowels are marked and stand twice; what has none gets one: "Wheels" → "Whééééls", "lb" → "lbü". */
function markWord(word: string): string {
  const marked = word.replace(/[aeiouy]/gi, (vowel) => {
    const mark = marks.get(vowel.toLowerCase()) ?? vowel;
    return vowel === vowel.toLowerCase() ? mark + mark : mark.toUpperCase() + mark;
  });
  return marked === word ? `${word}ü` : marked;
}

/** Before what ends the text: its full stop, a closing tag. */
function insertFiller(text: string, missing: number): string {
  if (missing < 3) return text;
  const words = filler
    .repeat(Math.ceil(missing / filler.length))
    .slice(0, missing)
    .trim();
  const end = /(?:<\/[^>]*>|[\s.!?:…])*$/.exec(text)?.index ?? text.length;
  return `${text.slice(0, end)} ${words}${text.slice(end)}`;
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
