/** The parts of a feed's address. */
export type FeedAddress = {
  protocol: 'https' | 'http' | 'sftp';
  host: string;
  port: number;
  /** Absolute, with the query of a web address. In its last part, `*` of an SFTP path stands for any text. */
  path: string;
};

const ports = { https: 443, http: 80, sftp: 22 } as const;

export const longestAddress = 1000;

const mostStars = 2;

type AddressFault = 'form' | 'protocol' | 'user' | 'path' | 'star';

/** Reads `https://host/path` or `sftp://host/path`. A user and a password have fields of their own. */
export function readFeedAddress(text: string): FeedAddress | { fault: AddressFault } {
  const url = URL.parse(text.trim());
  if (!url) return { fault: 'form' };
  const protocol = protocolOf(url);
  if (!protocol) return { fault: 'protocol' };
  if (url.hostname === '') return { fault: 'form' };
  if (url.username !== '' || url.password !== '') return { fault: 'user' };
  if (protocol !== 'sftp') {
    return { protocol, ...placeOf(url, protocol), path: `${url.pathname}${url.search}` };
  }
  const path = unescaped(url.pathname);
  if (path === null || path === '' || path.endsWith('/')) return { fault: 'path' };
  const [folder, name] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/'))];
  if (folder.includes('*') || name.split('*').length > mostStars + 1) return { fault: 'star' };
  return { protocol, ...placeOf(url, protocol), path };
}

function protocolOf({ protocol }: URL): FeedAddress['protocol'] | null {
  const name = protocol.slice(0, -1);
  return name === 'https' || name === 'http' || name === 'sftp' ? name : null;
}

function placeOf({ hostname, port }: URL, protocol: FeedAddress['protocol']) {
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? ports[protocol] : Number(port),
  };
}

function unescaped(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Whether secrets that were stored for one may be sent to the other. */
export function isSameServer(one: FeedAddress, other: FeedAddress): boolean {
  return one.protocol === other.protocol && one.host === other.host && one.port === other.port;
}

/** Host, and port if it is not the usual one. */
export function serverOf({ protocol, host, port }: FeedAddress): string {
  return port === ports[protocol] ? host : `${host}:${port}`;
}
