export { answerOnce, type Repeatable } from './answer-once.server.ts';
export {
  createRequestLimit,
  type LimitRule,
  type RequestLimit,
  type Taken,
} from './request-limit.server.ts';
