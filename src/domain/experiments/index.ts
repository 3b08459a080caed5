export { expClasses, expValue, parseExpValue } from './exp-value.ts';
export {
  type DrawnExperiment,
  type ExperimentInput,
  type Goal,
  goals,
  mostVariants,
  usualMaxAgeSeconds,
} from './experiment.ts';
