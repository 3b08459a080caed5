import type { BodyFailure } from '#src/lib/body-error.ts';
import type { ProblemCode } from '../problem-kinds.ts';

export const bodyRefusals: Record<BodyFailure, ProblemCode> = {
  busy: 'unavailable',
  'too-slow': 'timeout',
  'too-large': 'too-large',
};
