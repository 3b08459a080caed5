export { TruckPicture } from './truck-picture.tsx';
export type { Truck } from './truck-size.ts';
export { useSetupWords } from './use-setup-words.ts';
