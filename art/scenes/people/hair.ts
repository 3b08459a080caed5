import { times } from '../core/numbers.ts';
import { trace } from '../core/path.ts';
import type { Hair, Look } from './looks.ts';
import type { Pencil } from './pencil.ts';

/** Hair that falls behind the shoulders; drawn before them. */
export function drawHairBehind(pencil: Pencil, hair: Hair) {
  if (hair === 'long') {
    pencil.shape(
      'M112 128C98 180 104 236 88 286Q110 300 132 282L136 214H186L190 284Q214 298 236 284C218 236 222 180 209 128Z',
      'hair',
    );
    pencil.hairLine('M102 196Q104 236 98 272M218 196Q218 236 224 270M116 224Q118 252 114 278');
  }
  if (hair === 'bob') {
    pencil.shape(
      'M112 116C92 150 92 196 100 226Q116 238 134 226L136 200H186L188 226Q206 238 222 226C230 196 228 150 208 116Z',
      'hair',
    );
    pencil.hairLine('M104 168Q100 196 106 218M216 168Q220 196 214 218');
  }
  if (hair === 'ponytail') {
    pencil.shape('M196 96C236 92 250 128 240 168Q236 204 250 232C222 226 212 200 214 170Z', 'hair');
    pencil.hairLine('M220 118Q230 150 226 190M232 130Q236 164 234 196');
  }
}

export function drawHair(pencil: Pencil, hair: Hair) {
  HAIR[hair](pencil);
}

const HAIR: Record<Hair, (pencil: Pencil) => void> = {
  short: () => undefined, // Under the cap.
  longBack: (pencil) => {
    pencil.line('M112 112C104 150 104 206 88 250M118 180C116 214 110 240 102 262');
    pencil.line('M208 112C216 150 216 206 230 250M202 180C204 214 210 240 218 262');
    pencil.line('M100 190Q98 220 94 240M221 190Q223 220 226 240');
  },
  braids: drawBraids,
  bald: (pencil) => {
    pencil.shape('M109 140C102 92 130 70 160 70C192 70 218 92 210 140', 'paper');
    pencil.line('M109 146Q104 128 110 116M211 146Q216 128 209 116M136 86Q146 80 156 80');
  },
  long: (pencil) => {
    pencil.shape(
      'M112 150C100 94 128 66 160 66C198 66 220 96 208 150C206 126 196 112 176 100C160 116 132 122 120 124C114 132 113 140 112 150Z',
      'hair',
    );
    pencil.hairLine('M176 98Q160 84 140 82M186 94Q176 80 160 76');
  },
  bob: (pencil) => {
    pencil.shape(
      'M110 158C98 92 128 62 162 62C200 62 222 94 210 158C208 132 200 116 184 104C168 96 150 98 138 106C122 116 114 134 110 158Z',
      'hair',
    );
    pencil.hairLine('M186 98Q172 82 148 82M196 106Q188 84 168 74');
  },
  ponytail: (pencil) => {
    pencil.shape(
      'M111 142C103 94 130 66 161 66C194 66 218 94 208 142C206 122 198 108 186 100Q160 90 134 100C120 110 114 124 111 142Z',
      'hair',
    );
    pencil.hairLine('M132 94Q160 80 190 94M146 80Q164 74 182 80');
  },
  undercut: (pencil) => {
    pencil.line('M112 132C108 118 110 104 116 96M206 132C210 118 210 108 206 98');
    pencil.shape(
      'M112 108C108 74 140 54 172 58C204 62 218 84 208 108C200 96 186 92 172 96C150 104 130 96 124 112Q116 114 112 108Z',
      'hair',
    );
    pencil.hairLine('M128 90Q150 70 184 74M142 90Q164 78 196 86');
    pencil.line('M116 116v10M120 114v12M202 112v12M206 114v10');
  },
};

function drawBraids(pencil: Pencil) {
  pencil.shape(
    'M110 140C102 92 132 66 161 66C192 66 218 92 209 140C206 118 198 106 190 100Q161 90 132 100C120 108 113 122 110 140Z',
    'hair',
  );
  times(7, (i) => {
    const [x, arch] = [126 + i * 11.6, Math.sin((i / 6) * Math.PI)];
    const bend = trace`${x + (i - 3) * 0.4} ${84 - arch * 8} ${160 + (i - 3) * 7} 68`;
    pencil.hairLine(trace`M${x} ${100 - arch * 6}Q${bend}`);
  });
  for (const side of [-1, 1]) {
    times(3, (strand) => times(9, (link) => drawLink(pencil, side, strand, link)));
  }
}

function drawLink(pencil: Pencil, side: number, strand: number, link: number) {
  const x = 160 + side * (53 + strand * 10);
  const y = 126 + strand * 9 + link * 16;
  pencil.outlinedHair(`M${x} ${y}q6 3 5.5 9t-5.5 8.5q-6 -3 -5.5 -9t5.5 -8.5Z`);
}

export function drawHat(pencil: Pencil, hat: NonNullable<Look['hat']>) {
  HATS[hat](pencil);
}

const HATS: Record<NonNullable<Look['hat']>, (pencil: Pencil) => void> = {
  felt: (pencil) => {
    pencil.shape(
      'M62 118C96 96 224 96 258 118C240 138 206 128 160 128C114 128 80 138 62 118Z',
      'paper',
    );
    pencil.shape('M112 108C112 62 124 48 142 52Q160 60 178 52C198 48 208 62 208 108', 'paper');
    pencil.line('M112 98Q160 86 208 98M111 108Q160 96 209 108M142 52Q152 72 160 74Q168 72 178 52');
  },
  cap: (pencil) => {
    pencil.shape('M110 122C106 78 132 62 160 62C190 62 214 78 210 122Q160 104 110 122Z', 'paper');
    pencil.shape(
      'M108 122C126 100 196 100 214 122Q238 126 244 138Q206 118 160 118Q130 118 108 122Z',
      'paper',
    );
    pencil.line(
      'M160 62V104M136 104C132 86 138 72 150 64M186 104C190 86 184 72 172 64M146 84h28v12h-28z',
    );
    pencil.dot(160, 61, 3);
    pencil.line('M111 140Q108 150 112 158M208 140Q212 150 208 158');
  },
};
