export { missingText, taxText } from './tax-text.ts';
