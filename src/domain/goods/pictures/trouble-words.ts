import type { PictureTrouble } from '#src/domain/media/ports.ts';
import type { Refusal } from '../../refusal.ts';
import { why } from './refusals.ts';

/** Why the picture at a site is not here. */
export function troubleWords(trouble: PictureTrouble, host: string): Refusal {
  return why(`picture.${trouble}`, { host });
}
