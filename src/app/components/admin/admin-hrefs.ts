import { href } from 'react-router';

/** Addresses of the back office and of signing in, apart from `hrefs` so that visitors load none. */
export const adminHrefs = {
  index: () => href('/admin'),
  account: () => href('/admin/account'),
  people: () => href('/admin/people'),
  login: () => href('/login'),
  logout: () => href('/logout'),
  invite: (params: { token: string }) => href('/invite/:token', params),
  reset: (params: { token: string }) => href('/reset/:token', params),
  content: () => href('/admin/content'),
  newStory: () => href('/admin/content/new'),
  contentBin: () => href('/admin/content/bin'),
  storySettings: (params: { id: string }) => href('/admin/content/:id/settings', params),
  moveStory: (params: { id: string }) => href('/admin/content/:id/move', params),
  redirects: () => href('/admin/redirects'),
  datasources: () => href('/admin/datasources'),
  datasource: (params: { id: string }) => href('/admin/datasources/:id', params),
  settings: () => href('/admin/settings'),
  tokens: () => href('/admin/tokens'),
  history: () => href('/admin/history'),
  editStory: (params: { id: string }) => href('/admin/content/:id', params),
  previewLink: (params: { token: string }) => href('/preview/:token', params),
  twoFactor: () => href('/login/two-factor'),
};
