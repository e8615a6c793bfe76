/** Whether this browser can speak. */
export function canReadAloud(): boolean {
  return 'speechSynthesis' in window
}

/** Reads a text aloud from its beginning, and stops whatever was being read. */
export function readAloud(text: string): void {
  if (!canReadAloud()) return
  speechSynthesis.cancel()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = 'en-US'
  utterance.rate = 0.95
  speechSynthesis.speak(utterance)
}

export function stopReading(): void {
  if (canReadAloud()) speechSynthesis.cancel()
}

export function isSpeaking(): boolean {
  return canReadAloud() && speechSynthesis.speaking
}
