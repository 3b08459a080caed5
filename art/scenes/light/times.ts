import type { Oklch } from '../core/colour.ts';

export type TimeName = 'dawn' | 'noon' | 'golden' | 'ember' | 'dusk' | 'night' | 'storm';

/** One light per time of day. Haze is warm in the light and blue in the shade. */
export interface LightSpec {
  /** From the zenith (0) to the horizon (1). */
  sky: readonly (readonly [offset: number, colour: Oklch])[];
  haze: Oklch;
  hazeInShade: Oklch;
  sunTint: Oklch;
  shadeTint: Oklch;
  /** How bright a lit and a shaded surface is, and how far each goes to its tint. */
  lit: number;
  shaded: number;
  sunShare: number;
  shadeShare: number;
  sun: Oklch;
  glow: Oklch;
  /** Shade, body, lit edge. */
  cloud: readonly [Oklch, Oklch, Oklch];
  /** Degrees above the horizon; azimuth from straight ahead, right positive. */
  sunElevation: number;
  azimuth: number;
  /** 0 = against the sun, 1 = with the sun behind the viewer. */
  front: number;
  shadow: Oklch;
  shadowOpacity: number;
  grain: number;
  /** How much lamps give: 0 none, 1 full. */
  lamp: number;
  vignette: number;
  stars: number;
}

export const TIMES: Record<TimeName, LightSpec> = {
  dawn: {
    sky: [
      [0, '.56 .045 238'],
      [0.38, '.70 .040 222'],
      [0.62, '.83 .030 190'],
      [0.8, '.91 .045 78'],
      [0.92, '.88 .085 60'],
      [1, '.83 .105 46'],
    ],
    haze: '.80 .050 58',
    hazeInShade: '.70 .035 235',
    sunTint: '.86 .11 58',
    shadeTint: '.44 .055 245',
    lit: 1.03,
    shaded: 0.56,
    sunShare: 0.3,
    shadeShare: 0.42,
    sun: '.97 .055 85',
    glow: '.90 .09 66',
    cloud: ['.66 .030 235', '.80 .060 45', '.92 .080 70'],
    sunElevation: 2.2,
    azimuth: -13,
    front: 0.28,
    shadow: '.30 .040 250',
    shadowOpacity: 0.55,
    grain: 0.11,
    lamp: 0.35,
    vignette: 0.28,
    stars: 0,
  },
  noon: {
    sky: [
      [0, '.66 .058 232'],
      [0.4, '.77 .046 220'],
      [0.75, '.88 .026 200'],
      [1, '.945 .024 92'],
    ],
    haze: '.885 .026 120',
    hazeInShade: '.76 .042 228',
    sunTint: '.95 .060 82',
    shadeTint: '.48 .040 245',
    lit: 1.11,
    shaded: 0.66,
    sunShare: 0.16,
    shadeShare: 0.26,
    sun: '.99 .02 95',
    glow: '.95 .03 95',
    cloud: ['.80 .018 235', '.92 .012 220', '.98 .010 90'],
    sunElevation: 58,
    azimuth: 128,
    front: 0.9,
    shadow: '.34 .035 255',
    shadowOpacity: 0.6,
    grain: 0.09,
    lamp: 0,
    vignette: 0.13,
    stars: 0,
  },
  golden: {
    sky: [
      [0, '.63 .050 226'],
      [0.3, '.75 .038 205'],
      [0.55, '.87 .042 95'],
      [0.76, '.88 .090 76'],
      [0.9, '.83 .125 62'],
      [1, '.76 .145 50'],
    ],
    haze: '.78 .095 60',
    hazeInShade: '.60 .032 232',
    sunTint: '.84 .14 62',
    shadeTint: '.36 .034 246',
    lit: 1.05,
    shaded: 0.5,
    sunShare: 0.36,
    shadeShare: 0.4,
    sun: '.98 .06 92',
    glow: '.91 .12 76',
    cloud: ['.60 .040 40', '.76 .100 45', '.93 .090 82'],
    sunElevation: 5.5,
    azimuth: 15,
    front: 0.22,
    shadow: '.23 .030 255',
    shadowOpacity: 0.62,
    grain: 0.12,
    lamp: 0.15,
    vignette: 0.28,
    stars: 0,
  },
  // The brand hour: one big warm field.
  ember: {
    sky: [
      [0, '.79 .075 74'],
      [0.4, '.83 .095 72'],
      [0.7, '.81 .120 64'],
      [0.88, '.74 .150 52'],
      [1, '.67 .165 45'],
    ],
    haze: '.72 .130 52',
    hazeInShade: '.60 .070 42',
    sunTint: '.82 .15 60',
    shadeTint: '.30 .040 40',
    lit: 1.0,
    shaded: 0.46,
    sunShare: 0.42,
    shadeShare: 0.44,
    sun: '.97 .07 90',
    glow: '.92 .11 78',
    cloud: ['.70 .120 52', '.80 .115 62', '.91 .085 80'],
    sunElevation: 4.5,
    azimuth: -9,
    front: 0.2,
    shadow: '.22 .035 35',
    shadowOpacity: 0.62,
    grain: 0.13,
    lamp: 0.2,
    vignette: 0.28,
    stars: 0,
  },
  dusk: {
    sky: [
      [0, '.27 .060 268'],
      [0.32, '.38 .062 258'],
      [0.58, '.53 .050 240'],
      [0.76, '.69 .055 60'],
      [0.9, '.70 .125 46'],
      [1, '.64 .165 38'],
    ],
    haze: '.50 .070 32',
    hazeInShade: '.40 .055 262',
    sunTint: '.66 .13 42',
    shadeTint: '.24 .050 268',
    lit: 0.66,
    shaded: 0.36,
    sunShare: 0.34,
    shadeShare: 0.56,
    sun: '.88 .13 58',
    glow: '.74 .16 45',
    cloud: ['.37 .050 265', '.55 .110 32', '.76 .140 52'],
    sunElevation: -2,
    azimuth: -10,
    front: 0.12,
    shadow: '.14 .030 268',
    shadowOpacity: 0.5,
    grain: 0.13,
    lamp: 1,
    vignette: 0.28,
    stars: 60,
  },
  night: {
    sky: [
      [0, '.155 .038 262'],
      [0.4, '.215 .048 256'],
      [0.75, '.305 .054 244'],
      [1, '.42 .050 226'],
    ],
    haze: '.36 .045 238',
    hazeInShade: '.27 .046 250',
    sunTint: '.76 .038 228',
    shadeTint: '.15 .040 262',
    lit: 0.62,
    shaded: 0.25,
    sunShare: 0.55,
    shadeShare: 0.62,
    sun: '.95 .02 95',
    glow: '.60 .03 235',
    cloud: ['.20 .040 258', '.26 .045 250', '.38 .040 240'],
    sunElevation: 22,
    azimuth: -12,
    front: 0.3,
    shadow: '.07 .025 262',
    shadowOpacity: 0.55,
    grain: 0.13,
    lamp: 1,
    vignette: 0.28,
    stars: 900,
  },
  storm: {
    sky: [
      [0, '.30 .028 238'],
      [0.35, '.40 .030 232'],
      [0.62, '.52 .028 215'],
      [0.8, '.68 .050 95'],
      [0.92, '.80 .095 78'],
      [1, '.78 .120 66'],
    ],
    haze: '.58 .036 215',
    hazeInShade: '.48 .034 235',
    sunTint: '.80 .11 75',
    shadeTint: '.30 .035 245',
    lit: 0.88,
    shaded: 0.44,
    sunShare: 0.3,
    shadeShare: 0.46,
    sun: '.92 .09 80',
    glow: '.84 .11 75',
    cloud: ['.27 .026 240', '.37 .028 234', '.49 .030 220'],
    sunElevation: 12,
    azimuth: -118,
    front: 0.62,
    shadow: '.17 .028 245',
    shadowOpacity: 0.45,
    grain: 0.13,
    lamp: 0.8,
    vignette: 0.28,
    stars: 0,
  },
};
