import { declareReasons } from '../../refusal.ts';

/** Why the delivery API refuses a parameter. Each message follows the parameter's name. */
export const why = declareReasons({
  'query.operation': ['known'],
  'query.state': ['known'],
  'query.field': [],
  'query.folder': [],
  'query.whole': [],
  'query.flag': [],
  'query.date': [],
  'query.sort': ['columns'],
});
