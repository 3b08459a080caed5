import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

/** First byte of the protocol's Terminate message. */
const TERMINATE = 0x58;

type Sessions = Pick<Engine, 'request' | 'onEnd'>;

/**
 * Acts as a socket for `pg`: PostgreSQL wire protocol in and out, on top of the engine. Each stream starts with a
 * clean session.
 */
export class EngineStream extends Duplex {
  #engine: Sessions;
  #forgetEnd: () => void;

  constructor(engine: Sessions) {
    super();
    this.#engine = engine;
    this.#forgetEnd = engine.onEnd((error) => this.destroy(error));
  }

  connect() {
    this.#engine.request({ kind: 'reset' }).then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#forgetEnd();
    done(error);
  }

  /** The session belongs to the engine and must outlive its clients, so Terminate is not passed on. */
  #send(chunk: Buffer) {
    if (chunk[0] === TERMINATE) return;
    this.#engine.request({ kind: 'wire', bytes: new Uint8Array(chunk) }).then(
      (reply) => this.#receive(reply.kind === 'wire' ? reply.bytes : new Uint8Array()),
      (error: Error) => this.destroy(error),
    );
  }

  #receive(bytes: Uint8Array) {
    if (this.destroyed || bytes.length === 0) return;
    this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  // `pg` treats its stream as a socket; these have no effect here.
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }
}
