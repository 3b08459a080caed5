/** Stars of the dark theme, as dots of zero length; bright ones and faint ones. */
export const stars = {
  bright:
    'M3 248h0m21-154h0m45-57h0m150 43h0m37 2h0m6 88h0m18-130h0m101 70h0m93 67h0m5 53h0m64-104h0m48-94h0m152 91h0m75 8h0m36 47h0m4-60h0m52 72h0m10-53h0m58-9h0m130-4h0m14-68h0m46 178h0m39-18h0m53-155h0m30 170h0m21-51h0m19-144h0m29 44h0m11 40h0m4-14h0m38 58h0',
  faint:
    'M77 31h0m28-14h0m132 34h0m65 153h0m1-143h0m11 179h0m2-99h0m4 71h0m6-137h0m22 56h0m42 78h0m4-140h0m54 138h0m73-154h0m16 119h0m63-146h0m1 176h0m2-89h0m125 44h0m116-10h0m71-130h0m0 197h0m63-23h0m1-171h0m28 116h0m42 3h0m18 47h0m22-81h0m27-54h0m4-33h0m62 0h0m1 82h0m74 11h0m5 124h0m80-18h0m26-86h0m11-106h0m19 213h0m16-231h0',
} as const;

/** Three rows of hills, far to near, over the 420 units of the area. Few points: they are part of every such page. */
export const ridges = [
  {
    className: 'sky-ridge-1',
    d: 'M-10 550l0-200 0-102 55 8 56 19 55 16 56-9 55-1 55 15 56-11 55 6 55-9 56 5 55-6 56 2 55 26 55 12 56 7 55 2 56 5 55 9 55-15 56-6 55-27 55-2 56-20 55 12 56-20 55 2 55 13 56-10-81 279z',
  },
  {
    className: 'sky-ridge-2',
    d: 'M-10 598l0-200 0-22 85 16 84-12 85-11 85-30 85 2 84-7 85 23 85 2 84-24 85 6 85-12 84-24 85 5 85 5 85 26 84 18 85 7 85 14-55 218z',
  },
  {
    className: 'sky-ridge-3',
    d: 'M-10 626l0-200 0-26 65-1 66-6 65-7 66-5 65 7 66 3 65 4 66 15 65 7 66-3 65 0 65 5 66-7 65 1 66-2 65 3 66-5 65 4 66 4 65-5 66 2 65-3 65-10-35 225z',
  },
] as const;

/** Saguaros on the ground line: outline and thickness. */
export const saguaros = [
  {
    d: 'M70 0v-92m0 53.4h18.4q3.7 0 3.7-7.4v-25.8m-22.1 44.2h-14.7q-3.7 0-3.7-7.4v-20.2',
    width: 7.82,
  },
  { d: 'M210 0v-54m0 31.3h-10.8q-2.2 0-2.2-4.3v-15.1', width: 4.59 },
  {
    d: 'M1290 0v-110m0 63.8h-22q-4.4 0-4.4-8.8v-30.8m26.4 52.8h17.6q4.4 0 4.4-8.8v-24.2',
    width: 9.35,
  },
  { d: 'M1382 0v-62m0 36h12.4q2.5 0 2.5-5v-17.4', width: 5.27 },
  { d: 'M1215 0v-44', width: 3.74 },
  { d: 'M330 0v-36', width: 3.06 },
  { d: 'M1130 0v-40m0 23.2h8q1.6 0 1.6-3.2v-11.2', width: 3.4 },
] as const;
