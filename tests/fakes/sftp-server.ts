import { generateKeyPairSync } from 'node:crypto';
import { constants } from 'node:fs';
import type { AddressInfo } from 'node:net';
import ssh2 from 'ssh2';

const { STATUS_CODE } = ssh2.utils.sftp;

export type SftpFile = { bytes: Buffer; modifiedAt: number };

export type SftpServer = {
  port: number;
  /** Files by path; a test changes them. */
  files: Map<string, SftpFile>;
  /** Runs after each look at a file. */
  afterLook: { run(): void };
  /** What clients asked the server to change. */
  changes: string[];
  stop(): Promise<void>;
};

/** `keyPair`: a PEM of which the client has the private half. */
type ServerOptions = { user: string; password: string; keyPair?: string; port?: number };

/** An SFTP server on this machine, for one user, with files in memory and a host key of its own. */
export async function startSftpServer({
  user,
  password,
  keyPair,
  port = 0,
}: ServerOptions): Promise<SftpServer> {
  const files = new Map<string, SftpFile>();
  const changes: string[] = [];
  const afterLook = { run: () => undefined };
  const hostKey = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  }).privateKey;
  const allowed = keyPair ? ssh2.utils.parseKey(keyPair) : null;
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    // It has the method; the types have forgotten it.
    (client as unknown as { setNoDelay(on: boolean): void }).setNoDelay(true);
    client.on('error', () => undefined);
    client.on('authentication', (asked) => {
      const isUser = asked.username === user;
      if (isUser && asked.method === 'password' && asked.password === password) asked.accept();
      else if (isUser && asked.method === 'publickey' && isSameKey(asked, allowed)) asked.accept();
      else asked.reject(['password', 'publickey']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => serveFiles(acceptSftp(), { files, changes, afterLook }));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    files,
    changes,
    afterLook,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function isSameKey(
  asked: ssh2.PublicKeyAuthContext,
  allowed: ssh2.ParsedKey | Error | null,
): boolean {
  if (!allowed || allowed instanceof Error) return false;
  if (!asked.key.data.equals(allowed.getPublicSSH())) return false;
  if (!asked.signature || !asked.blob) return true;
  return allowed.verify(asked.blob, asked.signature, asked.hashAlgo) === true;
}

type Served = Pick<SftpServer, 'files' | 'changes' | 'afterLook'>;

function serveFiles(sftp: ssh2.SFTPWrapper, { files, changes, afterLook }: Served): void {
  const open = new Map<number, { bytes: Buffer } | { folder: string; isRead: boolean }>();
  let next = 0;
  const handle = (value: { bytes: Buffer } | { folder: string; isRead: boolean }) => {
    next += 1;
    open.set(next, value);
    return Buffer.from([next]);
  };
  // The server's side of the wrapper has events that the types know for another name only.
  const on = sftp.on.bind(sftp) as (name: string, work: (...given: never[]) => void) => void;
  on('REALPATH', (id: number, path: string) => {
    sftp.name(id, [{ filename: path, longname: path, attrs: {} as ssh2.Attributes }]);
  });
  on('OPENDIR', (id: number, path: string) => {
    sftp.handle(id, handle({ folder: path.replace(/\/$/, ''), isRead: false }));
  });
  on('READDIR', (id: number, key: Buffer) => {
    const folder = open.get(key[0] ?? 0);
    if (!folder || !('folder' in folder) || folder.isRead) {
      sftp.status(id, STATUS_CODE.EOF);
      return;
    }
    folder.isRead = true;
    const inside = [...files].filter(
      ([path]) => path.slice(0, path.lastIndexOf('/')) === folder.folder,
    );
    if (inside.length === 0) sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    else sftp.name(id, inside.map(entryOf));
  });
  on('OPEN', (id: number, path: string, flags: number) => {
    const file = files.get(path);
    if (flags !== 1) changes.push(path);
    if (file) sftp.handle(id, handle({ bytes: file.bytes }));
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  });
  on('READ', (id: number, key: Buffer, offset: number, length: number) => {
    const file = open.get(key[0] ?? 0);
    if (!file || !('bytes' in file) || offset >= file.bytes.length) {
      sftp.status(id, STATUS_CODE.EOF);
      return;
    }
    sftp.data(id, file.bytes.subarray(offset, offset + length));
  });
  on('CLOSE', (id: number, key: Buffer) => {
    open.delete(key[0] ?? 0);
    sftp.status(id, STATUS_CODE.OK);
  });
  for (const name of ['STAT', 'LSTAT']) {
    on(name, (id: number, path: string) => {
      const file = files.get(path);
      if (file) sftp.attrs(id, attrsOf(file));
      else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
      afterLook.run();
    });
  }
  on('FSTAT', (id: number, key: Buffer) => {
    const file = open.get(key[0] ?? 0);
    if (file && 'bytes' in file) sftp.attrs(id, attrsOf({ bytes: file.bytes, modifiedAt: 0 }));
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  });
  for (const name of ['REMOVE', 'RENAME', 'WRITE', 'MKDIR', 'RMDIR', 'SETSTAT']) {
    on(name, (id: number, path: string) => {
      changes.push(`${name} ${path}`);
      sftp.status(id, STATUS_CODE.PERMISSION_DENIED);
    });
  }
}

function attrsOf({ bytes, modifiedAt }: SftpFile): ssh2.Attributes {
  return {
    mode: constants.S_IFREG | 0o644,
    uid: 0,
    gid: 0,
    size: bytes.length,
    atime: modifiedAt,
    mtime: modifiedAt,
  };
}

function entryOf([path, file]: [string, SftpFile]) {
  const filename = path.slice(path.lastIndexOf('/') + 1);
  return {
    filename,
    longname: `-rw-r--r-- 1 shop shop ${file.bytes.length} Nov 28 05:00 ${filename}`,
    attrs: attrsOf(file),
  };
}
