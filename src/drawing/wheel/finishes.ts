import type { WheelFinish } from '../wheel-designs.ts';

export interface FinishColours {
  face: string;
  light: string;
  dark: string;
  lip: string;
  edge: string;
  /** How the flanks of a spoke differ from its face. */
  flank?: 'milled' | 'black-pockets';
  /** Mirror-like: stronger contrast. */
  chrome?: boolean;
}

export const FINISHES: Readonly<Record<WheelFinish, FinishColours>> = {
  'satin-black': {
    face: '#35322f',
    light: '#8f887e',
    dark: '#0d0c0c',
    lip: '#3d3936',
    edge: '#a59d92',
  },
  'gloss-black-milled': {
    face: '#1d1c1c',
    light: '#d8d4cc',
    dark: '#55524e',
    lip: '#242322',
    edge: '#e6e2da',
    flank: 'milled',
  },
  bronze: { face: '#8d6d47', light: '#dcbc8b', dark: '#38281a', lip: '#7c5f3e', edge: '#f0d7ab' },
  gunmetal: { face: '#5d6064', light: '#a9adb1', dark: '#22242a', lip: '#54575b', edge: '#c6c9cb' },
  machined: {
    face: '#c4c1ba',
    light: '#f4f1ea',
    dark: '#2a2828',
    lip: '#cfccc5',
    edge: '#ffffff',
    flank: 'black-pockets',
  },
  silver: { face: '#a8a9aa', light: '#e9e8e4', dark: '#4c4e53', lip: '#b4b5b5', edge: '#ffffff' },
  chrome: {
    face: '#cfd2d4',
    light: '#ffffff',
    dark: '#3a4048',
    lip: '#e3e5e6',
    edge: '#ffffff',
    chrome: true,
  },
  white: { face: '#e4ddcf', light: '#fffaf0', dark: '#8a8276', lip: '#efe9dc', edge: '#ffffff' },
};
