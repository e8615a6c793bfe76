import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CallError } from '../../../platform/call.ts'
import { serverMessage } from '../../../platform/server-message.ts'

/** Why the server refused a call, in sentences. */
export interface WizardProblem {
  message: string
  issues: string[]
}

/**
 * What went wrong with the draft: in full after a button press, in one sentence after an automatic
 * save.
 */
export function useWizardProblem() {
  const { t } = useLingui()
  const [problem, setProblem] = useState<WizardProblem>()
  const [unsavedReason, setUnsavedReason] = useState<string>()
  const [isConflict, setConflict] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  function describe(error: unknown, fallback: string): WizardProblem | undefined {
    // An upload that the cook cancelled is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    if (error instanceof CallError && error.code === 'RECIPE_NOT_FOUND') {
      return { message: t`Recipe ID not found`, issues: [] }
    }
    const message = serverMessage(error) ?? fallback
    const issues = error instanceof CallError ? error.issues.map((issue) => issue.message) : []
    return { message, issues: [...new Set(issues)].filter((issue) => issue !== message) }
  }

  /** Awaits a call; if it fails, sets the problem and answers undefined. */
  async function attempt<Answer>(
    call: Promise<Answer>,
    fallback: string,
  ): Promise<Answer | undefined> {
    try {
      setProblem(undefined)
      return await call
    } catch (error) {
      setProblem(describe(error, fallback))
      return undefined
    }
  }

  function refuseWithoutDraft(): undefined {
    setProblem({ message: t`Recipe ID not found`, issues: [] })
  }

  return {
    problem,
    unsavedReason,
    /** The last save failed. */
    hasFailed,
    tell: (error: unknown, fallback: string) => setProblem(describe(error, fallback)),
    tellFailed: () => setFailed(true),
    /** The recipe was saved elsewhere. */
    isConflict,
    tellUnsaved: (error: unknown, fallback: string) => {
      setUnsavedReason(describe(error, fallback)?.message)
      setConflict(error instanceof CallError && error.code === 'STALE_REVISION')
    },
    attempt,
    refuseWithoutDraft,
    forget: () => setProblem(undefined),
    forgetUnsaved: () => {
      setUnsavedReason(undefined)
      setConflict(false)
      setFailed(false)
    },
  }
}

export type WizardTrouble = ReturnType<typeof useWizardProblem>
