export { default as appUrl } from './app.css?url';
export { BusinessContext } from './business.tsx';
export { LanguageLink } from './language-link.tsx';
export { TopLoadingBar } from './loading-bar.tsx';
