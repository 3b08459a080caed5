/** What the site itself has to say: not a page of it. */
export type News = {
  isOnline: boolean;
  /** Back after having been away, while that is news. */
  isBack: boolean;
  /** Something newer than what is shown: takes the visitor there. Null when they put it off. */
  showNewer: (() => void) | null;
  /** When the copy was made that is shown in place of the page, epoch ms. */
  copyOfMs: number | null;
};

let news: News = { isOnline: true, isBack: false, showNewer: null, copyOfMs: null };
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
