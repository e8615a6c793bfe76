import { useRef, useState } from 'react'
import { type AskDraft, afterAsking, emptyDraft, isAdapted } from '../ask/ask-draft.ts'
import type { useConversation } from '../conversation/use-conversation.ts'
import type { Ask } from '../turns.ts'

/** The question that is being written, and the ways in which it is asked. `area` is where one writes. */
export function useQuestion({
  turns,
  ask,
}: Pick<ReturnType<typeof useConversation>, 'turns' | 'ask'>) {
  const [written, setDraft] = useState(emptyDraft)
  const area = useRef<HTMLTextAreaElement>(null)
  const isTargetUsed = written.mode === 'adapt' && isAdapted(written.target, turns.at(-1))
  const draft = isTargetUsed ? { ...written, target: undefined } : written

  function change(part: Partial<AskDraft>) {
    setDraft((current) => ({ ...current, ...part }))
  }

  /** Readies a question that somebody is to finish. */
  function prepare(part: Partial<AskDraft>) {
    change(part)
    area.current?.focus()
  }

  /** For the buttons that are gone once they were pressed: focus goes to where one writes. */
  function askByButton(asked: Ask) {
    area.current?.focus()
    void ask(asked)
  }

  async function send(asked: Ask) {
    const sent = draft
    setDraft(afterAsking(sent))
    const isAsked = await ask(asked)
    // What could not be asked comes back, unless something else has been written by now.
    if (!isAsked) setDraft((current) => (current.text === '' ? sent : current))
  }

  return { draft, area, change, prepare, askByButton, send }
}
