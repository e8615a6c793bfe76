/** A Chromium that starts on this machine, fetched where there is none; `tell` hears of what is fetched. */
export function findChromium(tell: (text: string) => void): Promise<string | undefined>
