import type {
  Difference,
  StoryDraft,
  StoryIssue,
  StoryVersion,
} from '#src/domain/content/index.ts';
import type { PresetChoice } from '../fields/preset-choice.ts';

/** The current story on the server, and what checks would say if it were published. */
export type StoryState = { draft: StoryDraft; checks: StoryIssue[] };

/** A link for somebody without an account; `path` is only known when it is created. */
export type SharedLink = {
  id: number;
  authorName: string;
  expiresAt: string;
  path?: string;
};

export type EditAnswer = StoryState & {
  versions?: StoryVersion[];
  differences?: Difference[];
  links?: SharedLink[];
  presets?: PresetChoice[];
};

/** Why the server refused. `conflict` comes with the other person's version. */
export type EditRefusal = {
  code: 'conflict' | 'must-fix' | 'invalid' | 'forbidden' | 'not-found' | 'other';
  message: string;
  current?: StoryState;
};

export type EditReply = { ok: true; answer: EditAnswer } | { ok: false; refusal: EditRefusal };
