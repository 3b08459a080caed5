import type { Face, Look } from './looks.ts';
import type { Pencil } from './pencil.ts';

const JAWS: Record<Face, string> = {
  oval: 'M112 128C110 170 122 208 150 224Q162 230 174 224C200 208 208 170 206 128',
  square:
    'M110 126C109 160 112 190 124 208Q140 228 160 229Q182 228 197 208C207 190 210 160 208 126',
  heart: 'M112 126C111 164 124 200 150 222Q161 229 172 222C196 200 207 164 206 126',
  round: 'M108 128C106 170 116 202 138 218Q160 231 182 218C204 202 212 170 210 128',
};

export function drawFace(pencil: Pencil, look: Look) {
  pencil.cover('M110 150C104 92 132 68 160 68C190 68 216 92 208 150L190 214H130Z');
  pencil.shape(JAWS[look.face], 'paper');
  pencil.line(
    'M111 146C101 140 98 152 102 164Q106 176 114 174M207 146C217 140 220 152 216 164Q212 176 205 174',
  );
  if (look.earrings) pencil.line('M104 180v8M214 180v8');
  drawEyes(pencil, look);
  pencil.line(
    look.hand
      ? 'M163 152C165 168 172 178 169 184Q163 189 155 186'
      : 'M162 152C163 166 170 178 168 184Q162 189 154 185',
  );
  if (look.beard !== 'full' && look.beard !== 'walrus') pencil.line(mouth(look));
  drawAge(pencil, look);
  if (look.glasses) pencil.line(GLASSES[look.glasses]);
}

function drawEyes(pencil: Pencil, { age }: Look) {
  pencil.line(
    age === 3
      ? 'M124 137Q136 131 148 137M172 137Q184 131 197 138'
      : 'M124 137Q136 130 149 135M172 135Q185 130 197 137',
  );
  pencil.line('M128 152Q137 145 147 152M174 152Q183 145 193 152');
  pencil.dot(138, 152, 3.4);
  pencil.dot(184, 152, 3.4);
}

function mouth({ age, hand }: Look): string {
  if (age === 0) return 'M146 203Q162 209 178 202';
  return hand ? 'M144 203Q160 212 180 201M156 213Q162 215 168 213' : 'M145 204Q162 209 179 201';
}

function drawAge(pencil: Pencil, { age }: Look) {
  if (age >= 2) pencil.line('M143 190Q138 196 138 203M182 189Q187 195 187 202');
  if (age < 3) return;
  pencil.line('M118 158l-5 4M120 164l-5 5M204 158l5 4M202 164l5 5');
  pencil.line('M134 128Q160 122 188 128');
}

const GLASSES: Record<NonNullable<Look['glasses']>, string> = {
  round:
    'M116 153a20 19 0 1 0 40 0a20 19 0 1 0 -40 0M166 153a20 19 0 1 0 40 0a20 19 0 1 0 -40 0M156 150Q161 145 166 150M116 149L107 146M206 149L213 146',
  square:
    'M117 140H154Q156 166 146 168H126Q116 166 117 140ZM168 140H205Q207 166 197 168H176Q166 166 168 140ZM155 147Q161 143 167 147M117 144L107 143M205 144L214 143',
  half: 'M122 160H154Q152 176 138 176Q124 175 122 160ZM170 160H202Q200 176 186 176Q172 175 170 160ZM154 160Q162 155 170 160M122 160L106 150M202 160L214 150',
};

const WHISKERS = [
  [126, 204, 14],
  [136, 214, 16],
  [148, 222, 16],
  [161, 226, 16],
  [174, 222, 16],
  [186, 214, 16],
  [196, 203, 14],
] as const;

export function drawBeard(pencil: Pencil, beard: NonNullable<Look['beard']>) {
  if (beard === 'full') return drawFullBeard(pencil);
  if (beard === 'moustache') {
    return pencil.shape(
      'M161 190C150 188 138 192 132 200Q142 204 150 199Q158 202 161 198Q165 202 173 199Q181 204 190 199C184 191 172 188 161 190Z',
      'paper',
    );
  }
  pencil.shape(
    'M161 190C148 188 134 196 128 212Q142 214 150 206Q158 210 161 204Q164 210 172 206Q180 214 194 212C188 196 174 188 161 190Z',
    'paper',
  );
  pencil.line(
    'M142 200Q138 205 136 210M152 197Q150 202 149 205M170 197Q172 202 173 205M180 200Q184 205 186 210M152 219Q161 223 171 219',
  );
}

function drawFullBeard(pencil: Pencil) {
  pencil.shape(
    'M111 158C112 200 124 246 160 250C198 246 208 200 208 158C204 176 196 186 182 190Q172 184 161 189Q150 184 140 190C124 186 115 176 111 158Z',
    'paper',
  );
  pencil.line('M146 203Q162 210 178 202');
  for (const [x, y, length] of WHISKERS) {
    const lean = 161 - x;
    pencil.line(`M${x} ${y}q${lean * 0.06} ${length * 0.6} ${lean * 0.16} ${length}`);
  }
}
