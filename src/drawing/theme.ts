export type ThemeName = 'light' | 'dark' | 'page';

/** Colors of what is drawn around the vehicle; the vehicle's own do not change with the theme. */
export interface DrawingTheme {
  ink: string;
  softInk: string;
  ghost: string;
  dimension: string;
  accent: string;
  shadow: string;
  personFill: string;
  /** The warm glow on the horizon that separates black parts from a dark page. */
  glow: boolean;
}

/** 'page' uses the page's own custom properties, so one cached drawing serves both themes. */
export const THEMES: Readonly<Record<ThemeName, DrawingTheme>> = {
  light: {
    ink: '#2a211c',
    softInk: '#5c4c41',
    ghost: '#8a6a52',
    dimension: '#3a2e27',
    accent: '#b4481c',
    shadow: '#2a1712',
    personFill: '#e6d8c3',
    glow: false,
  },
  dark: {
    ink: '#efe4d3',
    softInk: '#b7a692',
    ghost: '#83664e',
    dimension: '#d9cab5',
    accent: '#f08a4b',
    shadow: '#000000',
    personFill: '#2e2624',
    glow: true,
  },
  page: {
    ink: 'var(--tk-dim,#2a211c)',
    softInk: 'var(--tk-ghost,#5c4c41)',
    ghost: 'var(--tk-ghost,#8a6a52)',
    dimension: 'var(--tk-dim,#3a2e27)',
    accent: 'var(--tk-accent,#b4481c)',
    shadow: '#150c0a',
    personFill: 'var(--tk-person,#e6d8c3)',
    glow: false,
  },
};
