export { type Review, reviewSchema } from './schemas.ts';
