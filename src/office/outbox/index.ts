export { letterKey, toneOf } from './outbox-words.ts';
export { default as outboxStrings } from './words.json' with { type: 'json' };
