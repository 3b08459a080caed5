import type { Scope } from '#src/domain/auth/index.ts';

/** What a shop does before its site opens. */
export type StepName =
  | 'place'
  | 'brand'
  | 'bays'
  | 'services'
  | 'rates'
  | 'mail'
  | 'staff'
  | 'pages'
  | 'legal'
  | 'catalog'
  | 'backups';

type StepRule = {
  group: GroupName;
  /** How long it takes somebody who does it for the first time. */
  minutes: number;
  /** What its page requires. */
  scope: Scope;
  /** The site can open well without it. */
  isOptional?: boolean;
};

export const groupNames = ['shop', 'money', 'people', 'site'] as const;
export type GroupName = (typeof groupNames)[number];

/** In the order in which they are offered. */
export const stepRules: Readonly<Record<StepName, StepRule>> = {
  place: { group: 'shop', minutes: 4, scope: 'settings.write' },
  brand: { group: 'shop', minutes: 4, scope: 'settings.write' },
  bays: { group: 'shop', minutes: 3, scope: 'settings.write' },
  services: { group: 'money', minutes: 4, scope: 'settings.write' },
  rates: { group: 'money', minutes: 3, scope: 'settings.write' },
  mail: { group: 'people', minutes: 5, scope: 'integrations.manage' },
  staff: { group: 'people', minutes: 2, scope: 'people.manage', isOptional: true },
  pages: { group: 'site', minutes: 6, scope: 'content.write' },
  legal: { group: 'site', minutes: 6, scope: 'content.write' },
  catalog: { group: 'site', minutes: 1, scope: 'settings.write', isOptional: true },
  backups: { group: 'site', minutes: 1, scope: 'backups.manage', isOptional: true },
};

export type StepState = 'done' | 'next' | 'open';

/** Facts for the line of a step: "{street}" and so on. */
export type StepFacts = Readonly<Record<string, string | number>>;

export type Step = {
  name: StepName;
  group: GroupName;
  minutes: number;
  isOptional: boolean;
  state: StepState;
  /** It was begun here and waits for somebody else. */
  isWaiting: boolean;
  facts: StepFacts;
  /** The page where it is done; null if the reader may not open it. */
  href: string | null;
};

export type Progress = {
  steps: Step[];
  /** Of the steps that are not optional. */
  done: number;
  total: number;
  minutesLeft: number;
};

type Known = { isDone: boolean; isWaiting?: boolean; facts: StepFacts; href: string };

/** The checklist from what is known of each step. The first one that is not done is next, optional ones last. */
export function progressOf(
  known: Readonly<Record<StepName, Known>>,
  may: (scope: Scope) => boolean,
): Progress {
  // Its keys are those of the rules.
  const names = Object.keys(stepRules) as StepName[];
  const left = names.filter((name) => !known[name].isDone);
  const next = left.find((name) => !stepRules[name].isOptional) ?? left[0];
  const steps = names.map((name): Step => {
    const { scope, isOptional = false, ...rule } = stepRules[name];
    const { isDone, isWaiting = false, facts, href: page } = known[name];
    const state = isDone ? 'done' : name === next ? 'next' : 'open';
    const href = may(scope) ? page : null;
    return { ...rule, name, isOptional, state, isWaiting, facts, href };
  });
  const required = steps.filter(({ isOptional }) => !isOptional);
  const open = required.filter(({ state }) => state !== 'done');
  return {
    steps,
    done: required.length - open.length,
    total: required.length,
    minutesLeft: open.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}
