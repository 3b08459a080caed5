import type { Body } from './body-file.ts';
import { growJeep } from './grow-jeep.ts';
import { growPickup } from './grow-pickup.ts';
import { growWagon } from './grow-wagon.ts';
import type { GrownBody } from './grown-body.ts';

/** Builds every outline of a body from the forty-odd numbers and edges of its file. */
export function growBody(body: Body): GrownBody {
  switch (body.kind) {
    case 'pickup':
      return growPickup(body);
    case 'wagon':
      return growWagon(body);
    case 'jeep':
      return growJeep(body);
  }
}
