/** What signing in needs to know about a request. */
export type AuthRequest = {
  /** The Cookie header, unparsed. */
  cookie: string;
  userAgent: string;
  /** The visitor's IP address, used for limits and stored with the session. */
  ip: string;
  /** Whether the site is reached over https, which makes its cookies `Secure`. */
  secure: boolean;
};
