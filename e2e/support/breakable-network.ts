import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A connection between browser and server that can be interrupted. */
export type BreakableNetwork = {
  /** The address of the server through this connection. */
  origin: string
  /** Cuts every connection, and each new one, until it is restored. */
  lose(): void
  restore(): void
  close(): Promise<void>
}

/** Opens a way of its own to the server at that origin. */
export async function openNetwork(origin: string): Promise<BreakableNetwork> {
  const port = Number(new URL(origin).port)
  const sockets = new Set<Socket>()
  let lost = false
  const relay = createServer((near) => {
    if (lost) {
      near.destroy()
      return
    }
    const far = connect(port, '127.0.0.1')
    near.pipe(far).pipe(near)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      // Cutting a connection raises an error on both sides, as intended.
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    lose: () => {
      lost = true
      cut()
    },
    restore: () => {
      lost = false
    },
    close: async () => {
      relay.close()
      cut()
      await once(relay, 'close')
    },
  }
}
