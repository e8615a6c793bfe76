import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const readyForQuery = 'Z'.charCodeAt(0)
const readyForQueryBytes = 6

/**
 * A PostgreSQL server as seen over a slow network: the message that it is ready for the next
 * statement arrives 20 ms after the rest of an answer. Answers its URL and a function to close it.
 */
export async function splitAnswers(url: string): Promise<{ url: string; close: () => void }> {
  const server = new URL(url)
  const sockets = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connect(Number(server.port || 5432), server.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
    }
    near.pipe(far)
    let sent = Promise.resolve()
    far.on('data', (answer) => {
      const end = answer.length - readyForQueryBytes
      const split = end > 0 && answer[end] === readyForQuery ? end : answer.length
      sent = sent.then(async () => {
        near.write(answer.subarray(0, split))
        await new Promise((resolve) => setTimeout(resolve, 20))
        near.write(answer.subarray(split))
      })
    })
    far.on('close', () => near.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(port)
  const close = () => {
    proxy.close()
    for (const socket of sockets) socket.destroy()
  }
  return { url: through.href, close }
}
