import type { Ctx } from '#src/domain/context.ts';
import type { PageRequest } from './page-request.ts';

/** A blok's `load`: what it shows besides its fields, from the shop's data. */
export type Load<OfBlok, Data> = (options: {
  ctx: Ctx;
  blok: OfBlok;
  page: PageRequest;
}) => Promise<Data>;
