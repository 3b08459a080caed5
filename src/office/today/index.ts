export { default as todayStrings } from './words.json' with { type: 'json' };
