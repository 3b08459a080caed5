export { EmbedBox } from './embed-box.tsx';
export { EmbedsContext, useEmbeds } from './embeds-context.ts';
export { default as thirdPartiesUrl } from './third-parties.css?url';
export { ThirdParties } from './third-parties.tsx';
export { setConsent, useConsent } from './use-consent.ts';
export { default as thirdPartiesStrings } from './words.json' with { type: 'json' };
