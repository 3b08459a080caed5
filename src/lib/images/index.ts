export { createImages } from './create-images.ts';
export {
  ipxProvider,
  staticProvider,
  storyblokProvider,
  vercelProvider,
} from './providers.ts';
export { screens } from './screens.ts';
