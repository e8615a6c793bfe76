const key = 'potluck.ask'

/** Keeps the text of the landing page's card until the visitor has signed in. */
export function storePendingPrompt(prompt: string): void {
  sessionStorage.setItem(key, prompt)
}

export function hasPendingPrompt(): boolean {
  return sessionStorage.getItem(key) !== null
}

/** The waiting prompt, once. */
export function takePendingPrompt(): string | null {
  const prompt = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return prompt
}

export function forgetPendingPrompt(): void {
  sessionStorage.removeItem(key)
}
