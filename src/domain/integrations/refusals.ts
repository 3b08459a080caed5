import { declareReasons } from '../refusal.ts';

/** Why the settings of a service are refused. */
export const why = declareReasons({
  'integrations.host-first': [],
  'integrations.not-a-host': [],
  'integrations.password-needed': [],
  'integrations.password-again': [],
  'integrations.password-open': [],
  'integrations.sender-needed': [],
  'integrations.from-environment': [],
  'integrations.too-many-tests': ['minutes'],
});
