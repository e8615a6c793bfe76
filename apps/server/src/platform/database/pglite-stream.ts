import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

/**
 * A socket for `pg` connected to PGlite: it passes the bytes of PostgreSQL's protocol in both
 * directions, so that the embedded database is used by exactly the same code as a server. PGlite's
 * own adapter for `pg` was tried: it gives one connection object to every client of the pool, and
 * the first failing statement leaves the pool with a dead one.
 */
export class PgliteStream extends Duplex {
  readonly #pglite: PGlite
  #greeted = false

  constructor(pglite: PGlite) {
    super()
    this.#pglite = pglite
  }

  override _write(bytes: Buffer, _encoding: string, done: (error?: Error) => void): void {
    void this.#exchange(bytes, done)
  }

  // `pg` corks while it writes the five messages of one statement, so they arrive here together.
  override _writev(writes: { chunk: Buffer }[], done: (error?: Error) => void): void {
    void this.#exchange(Buffer.concat(writes.map(({ chunk }) => chunk)), done)
  }

  override _read(): void {
    // Answers are pushed when they arrive.
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  // The methods that `pg` calls on a socket.
  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  async #exchange(bytes: Buffer, done: (error?: Error) => void): Promise<void> {
    try {
      if (!this.#greeted) await this.#greet()
      const answer = await this.#run(bytes)
      if (answer.length > 0) this.push(answer)
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }

  // There is only one session: whatever the previous connection left in it must be removed.
  async #greet(): Promise<void> {
    this.#greeted = true
    await this.#run(simpleQuery('ROLLBACK'))
    await this.#run(simpleQuery('DISCARD ALL'))
  }

  async #run(bytes: Uint8Array): Promise<Buffer> {
    const chunks: Buffer[] = []
    await this.#pglite.execProtocolRawStream(bytes, {
      syncToFs: false,
      // A view of WebAssembly's memory: copied before the next statement overwrites it.
      onRawData: (chunk) => chunks.push(Buffer.from(chunk)),
    })
    return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
  }
}

/** The protocol's Query message: 'Q', length, text, zero. */
function simpleQuery(text: string): Buffer {
  const message = Buffer.alloc(text.length + 6)
  message.write('Q')
  message.writeInt32BE(text.length + 5, 1)
  message.write(text, 5)
  return message
}
