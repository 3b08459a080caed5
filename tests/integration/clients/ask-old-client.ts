/** `storyblok-js-client` 4.5.8, unmodified, in a process of its own. Arguments: see `ask`. */
import Storyblok from 'storyblok-js-client-4';
import { printOutcomes } from './call.ts';

const { endpoint, token, options, calls } = JSON.parse(process.argv[2] ?? '{}');
await printOutcomes(new Storyblok({ accessToken: token, ...options }, endpoint), calls);
