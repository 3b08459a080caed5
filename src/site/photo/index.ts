export { PhotoDialog } from './photo-dialog.tsx';
export type { PhotoTruck } from './photo-truck.ts';
