/** A Chromium that starts on this machine, fetched where there is none; `tell` hears of what is fetched. */
export function findChromium(tell: (text: string) => void): Promise<string | undefined>

/** Another that takes extensions, as the headless shell does not. */
export function findWholeChromium(tell: (text: string) => void): Promise<string | undefined>
