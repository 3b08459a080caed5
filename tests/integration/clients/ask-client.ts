/** `storyblok-js-client` 7, unmodified, in a process of its own. Arguments: see `ask`. */
import { Storyblok } from 'storyblok-js-client';
import { printOutcomes } from './call.ts';

const { endpoint, token, options, calls } = JSON.parse(process.argv[2] ?? '{}');
await printOutcomes(new Storyblok({ accessToken: token, endpoint, ...options }), calls);
