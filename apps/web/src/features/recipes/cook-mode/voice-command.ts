/** What a cook with wet hands can say. */
export type VoiceCommand = 'next' | 'back' | 'repeat' | 'timer' | 'stop'

const words: readonly (readonly [VoiceCommand, RegExp])[] = [
  ['next', /\b(?:next|forwards?|continue|go on)\b/gi],
  ['back', /\b(?:back|previous|before)\b/gi],
  ['repeat', /\b(?:repeat|again|read)\b/gi],
  ['timer', /\b(?:start|set)\b.*\btimers?\b|\btimers?\b/gi],
  ['stop', /\b(?:stop|quiet|silence|enough)\b/gi],
]

/** The last command in a sentence that was heard; undefined if there is none. */
export function readVoiceCommand(heard: string): VoiceCommand | undefined {
  const said = words.flatMap(([command, pattern]) =>
    Array.from(heard.matchAll(pattern), (match) => ({
      command,
      end: match.index + match[0].length,
    })),
  )
  return said.sort((a, b) => a.end - b.end).at(-1)?.command
}
