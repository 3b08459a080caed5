export { default as reviewsStrings } from './words.json' with { type: 'json' };
