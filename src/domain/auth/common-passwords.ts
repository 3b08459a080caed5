/*
 * Typical long passwords: a few words that everybody uses, a row of keys, one thing repeated. Such a password is
 * refused whatever is appended to it.
 */
const words = [
  'password passwort contrasena secret letmein welcome changeme default login admin administrator',
  'master access user test demo guest iloveyou sunshine princess monkey dragon football baseball',
  'basketball superman batman pokemon starwars trustno whatever hello freedom shadow summer winter',
  'spring autumn fall monday friday january december computer internet google facebook michael',
  'jennifer jordan ashley daniel charlie jessica thomas robert mustang corvette ferrari harley',
  'ironwood offroad phoenix arizona jeep truck ford chevy bronco tacoma wrangler',
  'qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm azerty abc abcd abcdef abcdefgh abcdefghijkl',
].flatMap((line) => line.split(' '));

const digitsAsLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
};

/** Whether a password is among the first that an attacker would try. */
export function isCommonPassword(password: string, ...known: readonly string[]): boolean {
  const text = password.toLowerCase();
  if (new Set(text).size < 5 || isSequence(text)) return true;
  const ofThePerson = known.map((name) => onlyLetters(name.toLowerCase())).filter(isWord);
  const letters = [onlyLetters(text), onlyLetters(spellOut(text))];
  return letters.some((left) => leftAfter(left, [...ofThePerson, ...words]).length < 4);
}

/** What is left after removing all known words. */
function leftAfter(letters: string, explained: readonly string[]): string {
  const longestFirst = [...explained].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((left, word) => left.replaceAll(word, ''), letters);
}

function isSequence(text: string): boolean {
  const steps = [...text].slice(1).map((char, at) => char.charCodeAt(0) - text.charCodeAt(at));
  const small = steps.filter((step) => Math.abs(step) <= 1 || Math.abs(step) === 9);
  return small.length >= steps.length * 0.8;
}

function spellOut(text: string): string {
  return text.replace(/[0134578$@]/g, (char) => digitsAsLetters[char] ?? char);
}

function onlyLetters(text: string): string {
  return text.normalize('NFD').replace(/[^a-z]/g, '');
}

function isWord(text: string): boolean {
  return text.length >= 3;
}
