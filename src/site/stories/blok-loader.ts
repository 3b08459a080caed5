import type { Ctx } from '#src/domain/context.ts';
import type { PageRequest } from './page-request.ts';

/** A blok's `load`: the shop's data that it shows besides its fields. */
export type Load<OfBlok, Data> = (options: {
  ctx: Ctx;
  blok: OfBlok;
  page: PageRequest;
}) => Promise<Data>;
