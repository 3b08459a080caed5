import { globSync, readFileSync } from 'node:fs';

/** What a shop elsewhere must not say: the product's name, the demo shop's place, and Spanish while it is off. */
const foreign: readonly RegExp[] = [
  /ironwood/i,
  /phoenix|arizona|sonora|maricopa|scottsdale|glendale|\btempe\b/i,
  // The state in an address or a region's code, the time zone's, and the demo shop's phone and ZIP code.
  /\bAZ\b/,
  /480[) .-]{1,2}777|4807777700|\b85029\b/,
  // Marks and words that only Spanish has, and what leads to it.
  /[¿¡ñ]/i,
  /\b(?:español|llantas|rines|camionetas?|servicios|nosotros|construye|contáctanos)\b/i,
  /hreflang="?es|lang="es|"es"\s*:|\/es(?:\/|["?#])|es[_-](?:US|MX)\b/i,
  // What an empty shop shows before its owner has entered anything.
  /your shop\b(?! ?(?:name|has|is))|your street/i,
];

/**
 * Two cookies, which the description of the API names. Cookies have the same names on every site of the product: with
 * other ones a visitor would lose the build that they began before the shop got its name.
 */
const kept = /\bironwood_(?:build|visitor)\b/g;

/** Phrases are this many words long: short enough to find half a sentence, long enough to be somebody's own. */
const phraseLength = 5;

/** Every row of five words in this text; none reaches over a tag or the end of a text in data. */
function phrasesOf(text: string): string[] {
  return text.split(/<[^>]*>|\\?"/).flatMap((part) => {
    const words = part.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
    const count = Math.max(0, words.length - phraseLength + 1);
    const phrases = Array.from({ length: count }, (_, at) => words.slice(at, at + phraseLength));
    // Sizes and ranges are everybody's: "4 to 7.5 in".
    const said = phrases.filter((row) => row.filter((word) => word.length > 2).length > 2);
    return said.map((row) => row.join(' '));
  });
}

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

function phrasesIn(...patterns: string[]): Set<string> {
  const files = patterns.flatMap((pattern) => globSync(pattern));
  const texts = files.flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8'))));
  return new Set(texts.flatMap(phrasesOf));
}

/**
 * Finds what does not belong into an answer of a shop that is not the demo shop: words of `foreign`, and phrases that
 * only the demo shop's own texts have. Searched in the whole text, so markup, data and comments count.
 */
export function createForeignFinder(): (answer: string) => string[] {
  const demo = phrasesIn('src/db/seeds/demo/copy/*.json');
  const everybodys = phrasesIn(
    'src/db/seeds/{empty,reference}/**/*.json',
    'src/db/seeds/demo/catalog.json',
    'src/{domain,letters,office,site,web}/**/*.json',
  );
  return (answer) => {
    const text = answer.replace(kept, '');
    const words = foreign.flatMap((one) => {
      const at = text.search(one);
      return at < 0 ? [] : [text.slice(Math.max(0, at - 60), at + 60)];
    });
    const phrases = phrasesOf(text).filter((one) => demo.has(one) && !everybodys.has(one));
    return [...words, ...new Set(phrases)];
  };
}
