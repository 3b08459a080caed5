/** What the site itself has to say: not a page of it. */
export type News = {
  isOnline: boolean;
  /** Back after having been away, while that is news. */
  isBack: boolean;
  /** Something newer than what is shown: takes the visitor there. Null when they put it off. */
  showNewer: (() => void) | null;
  /** When the copy was made that is shown in place of the page, epoch ms. */
  copyOfMs: number | null;
  /** Forms that are kept here to be sent later, and what has become of them. */
  forms: readonly FormNews[];
};

export type FormNews = {
  /** Its name on its page, and the address of that. */
  form: string;
  path: string;
  state: 'waits' | 'sent' | 'refused';
  /** The page that sending it has led to, which its sender has not seen; null while it waits. */
  ledTo: string | null;
};

let news: News = { isOnline: true, isBack: false, showNewer: null, copyOfMs: null, forms: [] };
const listeners = new Set<() => void>();

export const siteNews = {
  read: () => news,
  tell(more: Partial<News>) {
    news = { ...news, ...more };
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
