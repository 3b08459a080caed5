/** What the form of a feed shows; secrets are never among it. */
export type FeedValues = {
  name: string;
  address: string;
  userName: string;
  pause: string;
  at: string;
  applies: string;
};

/** Before dawn, when distributors have closed their day; nothing applies before somebody has looked at one file. */
export const newFeed: FeedValues = {
  name: '',
  address: '',
  userName: '',
  pause: 'daily',
  at: '05:30',
  applies: 'itself',
};

/** The posted form as `saveFeed` reads it. */
export function typedFeed(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    name: text('name'),
    address: text('address'),
    userName: text('userName'),
    password: text('password'),
    privateKey: text('privateKey'),
    noSecrets: form.get('noSecrets') === 'on',
    schedule: { pause: text('pause'), at: text('at') },
    applies: text('applies'),
  };
}

/** Fields of a feed that the form has under another name. */
export const feedFields = { 'schedule.at': 'at', 'schedule.pause': 'pause' } as const;
