export { reviewFormSchema } from './review-form.ts';
export { hideReasons, type ReviewState, reviewStates } from './review-states.ts';
export { type Review, reviewSchema } from './schemas.ts';
