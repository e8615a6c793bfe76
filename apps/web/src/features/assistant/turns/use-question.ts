import { useRef, useState } from 'react'
import { type AskDraft, afterAsking, emptyDraft, isAdapted } from '../ask/ask-draft.ts'
import type { useConversation } from '../conversation/use-conversation.ts'
import type { Ask } from '../turns.ts'

/** The question being written, and the ways of sending it. `area` is the text field. */
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

  /** Prepares a question for the cook to finish. */
  function prepare(part: Partial<AskDraft>) {
    change(part)
    area.current?.focus()
  }

  /** For buttons that disappear when pressed: the focus moves to the text field. */
  function askByButton(asked: Ask) {
    area.current?.focus()
    void ask(asked)
  }

  async function send(asked: Ask) {
    const sent = draft
    setDraft(afterAsking(sent))
    const isAsked = await ask(asked)
    // A question that could not be sent is restored, unless something else was typed meanwhile.
    if (!isAsked) setDraft((current) => (current.text === '' ? sent : current))
  }

  return { draft, area, change, prepare, askByButton, send }
}
