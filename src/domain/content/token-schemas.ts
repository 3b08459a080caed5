import { z } from 'zod';

/** Keys of the content service: published stories, drafts, private files, changes. */
const contentAccesses = ['public', 'preview', 'asset', 'management'] as const;

/** Keys of the calls about goods. Both tell what the shop pays for a part. */
export const goodsAccesses = ['goods-read', 'goods-write'] as const;

export const tokenAccesses = [...contentAccesses, ...goodsAccesses] as const;

export type GoodsAccess = (typeof goodsAccesses)[number];

export type TokenAccess = (typeof tokenAccesses)[number];

export function isGoodsAccess(access: TokenAccess): access is GoodsAccess {
  return goodsAccesses.some((one) => one === access);
}

export const createTokenInputSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  access: z.enum(tokenAccesses),
});

export type CreateTokenInput = z.input<typeof createTokenInputSchema>;

/** A key as staff see it; the token itself is shown once, by `createToken`. */
export type TokenRecord = {
  id: number;
  name: string;
  access: TokenAccess;
  /** The last four characters of the token. */
  hint: string;
  authorName: string;
  lastUsedAt: Date | null;
  createdAt: Date;
};
