const key = 'potluck.ask'

/** Keeps what a visitor wrote on the landing page's card until they are signed in. */
export function storePendingPrompt(prompt: string): void {
  sessionStorage.setItem(key, prompt)
}

export function hasPendingPrompt(): boolean {
  return sessionStorage.getItem(key) !== null
}

/** The prompt that waits to be asked, once. */
export function takePendingPrompt(): string | null {
  const prompt = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return prompt
}

export function forgetPendingPrompt(): void {
  sessionStorage.removeItem(key)
}
