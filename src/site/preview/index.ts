export { DraftOutlet } from './draft-outlet.tsx';
