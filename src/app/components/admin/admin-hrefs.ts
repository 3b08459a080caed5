import { href } from 'react-router';

/** Addresses of the back office and of signing in, apart from `hrefs` so that visitors load none. */
export const adminHrefs = {
  index: () => href('/admin'),
  account: () => href('/admin/account'),
  login: () => href('/login'),
  logout: () => href('/logout'),
  invite: (params: { token: string }) => href('/invite/:token', params),
  reset: (params: { token: string }) => href('/reset/:token', params),
  content: () => href('/admin/content'),
  editStory: (params: { id: string }) => href('/admin/content/:id', params),
  previewLink: (params: { token: string }) => href('/preview/:token', params),
  twoFactor: () => href('/login/two-factor'),
};
