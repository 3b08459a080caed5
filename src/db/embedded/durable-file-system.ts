import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Options = Parameters<NodeFS['init']>[1];
/** A file that the engine has open: `nfd` is its descriptor, absent for folders. */
type OpenFile = { nfd?: number | null; node: object };
/** `mode` contains the permissions and the kind of file. */
type Attributes = { mode?: number };
/** Internals of Emscripten's NODEFS that its types leave out; the check at start-up guards them. */
type HostFileSystem = {
  realPath(node: object): string;
  node_ops: {
    mknod(parent: object, name: string, mode: number, device: number): object;
    setattr(node: object, attributes: Attributes): void;
  };
  stream_ops: { fsync?: (file: OpenFile) => number };
};

/**
 * Host files with a working fsync, for this user only. PGlite's own file system has no fsync operation at all, so a
 * power failure could lose acknowledged commits (electric-sql/pglite#1107).
 */
export class DurableFileSystem extends NodeFS {
  /** Number of file fsyncs so far; the check at start-up reads it. */
  fsyncs = 0;
  /** Called after each flush of a file or a folder. */
  onFlush = () => {};

  override async init(engine: PGlite, options: Options) {
    const result = await super.init(engine, options);
    result.emscriptenOpts.preRun?.push((module) => {
      // NODEFS has this shape in PGlite 0.5.16; with another one, the check refuses to start.
      const host = module.NODEFS as unknown as HostFileSystem;
      this.#addFsync(host);
      restrictToOwner(host);
    });
    return result;
  }

  #addFsync(host: HostFileSystem) {
    host.stream_ops.fsync = (file) => {
      if (file.nfd == null) syncFolder(host.realPath(file.node));
      else this.#syncFile(file.nfd);
      this.onFlush();
      return 0;
    };
  }

  #syncFile(descriptor: number) {
    fsyncSync(descriptor);
    this.fsyncs += 1;
  }
}

const othersRights = 0o077;

/** The engine creates its files readable for everybody, whatever umask it was given. */
function restrictToOwner({ node_ops }: HostFileSystem) {
  const { mknod, setattr } = node_ops;
  node_ops.mknod = (parent, name, mode, device) =>
    mknod(parent, name, mode & ~othersRights, device);
  node_ops.setattr = (node, attributes) =>
    setattr(
      node,
      attributes.mode === undefined
        ? attributes
        : { ...attributes, mode: attributes.mode & ~othersRights },
    );
}

function syncFolder(path: string) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
