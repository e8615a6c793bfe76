interface Listener {
  onText: (text: string) => void
  /** The browser's own code: 'not-allowed', 'no-speech' … */
  onError: (code: string) => void
  /** After the utterance, an error, or a stop. */
  onEnd: () => void
}

/** The part of the Web Speech API that is used here; browsers have it under two names or not at all. */
interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult:
    | ((event: {
        resultIndex?: number
        results: ArrayLike<ArrayLike<{ transcript: string }>>
      }) => void)
    | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  abort: () => void
}

/** Whether this browser can listen at all. */
export function canListen(): boolean {
  return findRecogniser() !== undefined
}

/**
 * Listens for one utterance, or, with `continuous`, for one after another; the returned function
 * stops it. Undefined if the browser cannot listen.
 */
export function startListening(
  listener: Listener,
  { continuous = false } = {},
): (() => void) | undefined {
  const Recogniser = findRecogniser()
  if (!Recogniser) return undefined
  const recognition = new Recogniser()
  recognition.lang = 'en-US'
  recognition.continuous = continuous
  recognition.interimResults = false
  recognition.onresult = ({ results, resultIndex = 0 }) =>
    listener.onText(toText(Array.from(results).slice(continuous ? resultIndex : 0)))
  recognition.onerror = ({ error }) => {
    // Stopping it ourselves is reported as an error too.
    if (error !== 'aborted') listener.onError(error)
  }
  recognition.onend = listener.onEnd
  recognition.start()
  return () => recognition.abort()
}

function findRecogniser(): (new () => Recognition) | undefined {
  const found: unknown =
    Reflect.get(window, 'SpeechRecognition') ?? Reflect.get(window, 'webkitSpeechRecognition')
  return isRecogniser(found) ? found : undefined
}

function isRecogniser(value: unknown): value is new () => Recognition {
  return typeof value === 'function'
}

function toText(results: readonly ArrayLike<{ transcript: string }>[]): string {
  const words = results.map((result) => result[0]?.transcript ?? '')
  return words.join(' ').trim()
}
