import type { Collar } from './looks.ts';
import type { Pencil } from './pencil.ts';

const SHOULDERS: Record<Collar, string> = {
  work: 'M36 360C40 306 72 282 126 268M284 360C280 306 248 282 196 268',
  western: 'M32 360C36 304 70 280 126 266M288 360C284 304 250 280 196 266',
  vneck: 'M50 360C54 312 84 288 130 272M270 360C266 312 236 288 192 272',
  overall: 'M48 360C52 310 82 288 130 270M272 360C268 310 238 288 192 270',
  hood: 'M38 360C42 308 70 290 112 274M282 360C278 308 250 290 210 274',
};

export function drawShoulders(pencil: Pencil, collar: Collar) {
  pencil.cover('M36 364C40 306 72 282 126 268L132 214H188L196 268C248 282 280 306 284 364Z');
  pencil.line(SHOULDERS[collar]);
  pencil.line('M132 214C133 240 130 258 122 270M188 214C187 240 190 258 200 270');
  COLLARS[collar](pencil);
}

const COLLARS: Record<Collar, (pencil: Pencil) => void> = {
  work: (pencil) => {
    drawShirt(pencil);
    pencil.line('M204 326H244V344H204Z');
  },
  western: (pencil) => {
    drawShirt(pencil);
    pencil.line('M82 326L105 340L128 326M196 360V326H242V360M196 326L219 340L242 326');
    pencil.line('M154 300L161 292L168 300L161 312ZM159 312L156 352M163 312L168 356');
  },
  vneck: (pencil) => pencil.line('M128 270L161 318L194 270M118 278L161 334L204 278'),
  overall: (pencil) => {
    pencil.line('M128 270Q160 298 194 270');
    pencil.line(
      'M104 284L112 332H210L218 284M112 332V360M210 332V360M126 284L130 332M196 284L192 332',
    );
    pencil.line('M116 340h8M198 340h8');
  },
  hood: (pencil) => {
    pencil.line('M108 262C100 282 116 300 160 312C206 300 222 282 212 262M126 262Q160 296 196 262');
    pencil.line('M148 308L144 346M174 308L178 340');
  },
};

function drawShirt(pencil: Pencil) {
  pencil.shape('M126 264L104 280L132 318L161 292L190 318L218 280L196 264', 'paper');
  pencil.line('M126 264Q160 292 196 264');
  pencil.line('M161 292V360M161 322h.1M161 346h.1');
  pencil.line('M82 360V326H128V360M82 338H128');
}
