import { declareReasons } from '../refusal.ts';

/** Why an experiment is refused. */
export const why = declareReasons({
  'experiments.missing': [],
  'experiments.variant-name': [],
  'experiments.id-form': [],
  'experiments.name-form': [],
  'experiments.display-name': [],
  'experiments.owner': [],
  'experiments.too-brief': [],
  'experiments.too-lasting': [],
  'experiments.few-variants': [],
  'experiments.ends-first': [],
  'experiments.weights': [],
  'experiments.changed': [],
  'experiments.taken': [],
});
