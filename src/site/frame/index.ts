export { default as appUrl } from './app.css?url';
export { BusinessContext } from './business.tsx';
export { TopLoadingBar } from './loading-bar.tsx';
