/** Figures with their unit, addresses of pages and mail: the same in every language. */
const facts =
  /https?:\/\/\S+|\S+@\S+\.\w+|[\w.-]+\.(?:com|org|example)\b|\d[\d.,]*\s?(?:mm|mph|MB)\b/g;

/** Whole words; "LT285" and "37x12.50R17" are sizes. */
const wholeWord =
  /(?<![\p{L}\p{N}])\p{Script=Latin}[\p{Script=Latin}’'-]*\p{Script=Latin}(?![\p{L}\p{N}])/gu;

/** In the pseudo-language every vowel is marked and stands twice, or a word without any ends in one. */
const isMarked = (word: string) => !/[aeiouy]/i.test(word) && /[áéíóúü]/i.test(word);

/**
 * The words of a text that are in no file of words. `names` are what the page itself says to be names
 * (`translate="no"`). Within a sentence of the pseudo-language a word with a capital is a name that
 * was put into it.
 */
export function untranslatedWords(text: string, names: readonly string[] = []): string[] {
  const told = names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  const words = told.replace(facts, ' ').match(wholeWord) ?? [];
  const left = words.filter((word) => !isMarked(word));
  const isSentence = left.length < words.length;
  return isSentence ? left.filter((word) => /^[a-z]{3}/.test(word)) : left;
}
