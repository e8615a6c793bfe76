/** The share of a body that was sent, from 0 to 1. */
export type OnProgress = (sent: number) => void

interface Sending {
  method: string
  headers: Record<string, string>
  body: XMLHttpRequestBodyInit
  signal: AbortSignal
  onProgress: OnProgress
}

/**
 * `fetch` for uploads, with progress, which fetch cannot report: the same answers, the same errors.
 * Rejects with the signal's reason when aborted, with a TypeError if there is no answer.
 */
export function sendWithProgress(url: string, sending: Sending): Promise<Response> {
  const { method, headers, body, signal, onProgress } = sending
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, url)
    request.responseType = 'blob'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    // A short body may be sent before its length is known.
    request.upload.onload = () => onProgress(1)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => resolve(toResponse(request))
    request.onerror = () => reject(new TypeError('The request could not be sent.'))
    request.onabort = () => reject(signal.reason)
    request.onloadend = () => signal.removeEventListener('abort', abort)
    signal.addEventListener('abort', abort)
    request.send(body)
  })
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText, response } = request
  const headers = { 'content-type': request.getResponseHeader('content-type') ?? '' }
  // A Response with these statuses must have no body.
  const hasBody = status !== 204 && status !== 304
  return new Response(hasBody ? response : null, { status, statusText, headers })
}
