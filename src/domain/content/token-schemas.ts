import { z } from 'zod';

/** What a key of the content service opens: published stories, drafts too, private files, changes. */
export const tokenAccesses = ['public', 'preview', 'asset', 'management'] as const;

export type TokenAccess = (typeof tokenAccesses)[number];

export const createTokenInputSchema = z.strictObject({
  name: z.string().trim().min(1).max(100),
  access: z.enum(tokenAccesses),
});

export type CreateTokenInput = z.input<typeof createTokenInputSchema>;

/** A key as staff sees it; the key itself is shown once, by `createToken`. */
export type TokenRecord = {
  id: number;
  name: string;
  access: TokenAccess;
  /** Its last four characters. */
  hint: string;
  authorName: string;
  lastUsedAt: Date | null;
  createdAt: Date;
};
