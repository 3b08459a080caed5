import { declareReasons } from '../refusal.ts';

/** Why a repeated request is refused. */
export const why = declareReasons({
  'requests.key-used': [],
  'requests.new-key': [],
});
