import { z } from 'zod';

/** What a key of the content service gives access to: published stories, drafts, private files, changes. */
export const tokenAccesses = ['public', 'preview', 'asset', 'management'] as const;

export type TokenAccess = (typeof tokenAccesses)[number];

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
