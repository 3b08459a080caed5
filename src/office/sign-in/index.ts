export { default as signInStrings } from './words.json' with { type: 'json' };
