import { useLingui } from '@lingui/react/macro'
import { ARCHIVE_LIMITS } from '@potluck/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { serverMessage } from '../../../platform/server-message.ts'
import { type ArchiveReport, bringArchiveIn, lookIntoArchive } from './api.ts'

/** The progress of an import. */
export type ArchiveState =
  /** `sent`: the share of the file that was sent, 1 once the server reads it. */
  | { step: 'looking'; sent: number }
  | { step: 'found'; report: ArchiveReport }
  | { step: 'bringing'; done: number; total: number | undefined }
  | { step: 'done'; report: ArchiveReport }
  /** `partly`: what was imported before it failed is kept. */
  | { step: 'failed'; message: string; partly: boolean }

/** An archive that is inspected, and imported on request. Only one call runs at a time. */
export function useArchive() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File>()
  const { state, setState, run, abort } = useOneRun()

  function look(chosen: File) {
    setFile(chosen)
    if (chosen.size > ARCHIVE_LIMITS.bytes) {
      return setState({
        step: 'failed',
        message: t`This zip is larger than 200 MB.`,
        partly: false,
      })
    }
    void run({ step: 'looking', sent: 0 }, async (signal, show) => {
      const onProgress = (sent: number) => show({ step: 'looking', sent })
      return { step: 'found', report: await lookIntoArchive(chosen, { signal, onProgress }) }
    })
  }

  function bringIn() {
    if (!file) return
    void run({ step: 'bringing', done: 0, total: undefined }, async (signal, show) => {
      try {
        for await (const event of bringArchiveIn(file, signal)) {
          if (event.type === 'complete') return { step: 'done', report: event.report }
          if (event.type === 'error')
            return { step: 'failed', message: event.message, partly: true }
          show({ step: 'bringing', done: event.done, total: event.total })
        }
      } finally {
        // Pantry, plan, lists and recipes may all have changed.
        void queryClient.invalidateQueries()
      }
      return { step: 'failed', message: t`The connection was lost.`, partly: true }
    })
  }

  /** Stops the running call; what was imported so far is kept. */
  function stop() {
    abort()
    const stopped = { step: 'failed', message: t`You stopped it.`, partly: true } as const
    setState((now) => (now?.step === 'bringing' ? stopped : undefined))
  }

  return { file, state, look, bringIn, stop, close: () => setState(undefined) }
}

/** The state of the only running call; starting another ends it, and so does leaving the page. */
function useOneRun() {
  const { t } = useLingui()
  const [state, setState] = useState<ArchiveState>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Shows progress and result, until it is ended or another call starts. */
  async function run(
    first: ArchiveState,
    act: (signal: AbortSignal, show: (state: ArchiveState) => void) => Promise<ArchiveState>,
  ) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const show = (next: ArchiveState) => {
      if (!controller.signal.aborted) setState(next)
    }
    show(first)
    const partly = first.step === 'bringing'
    try {
      show(await act(controller.signal, show))
    } catch (error) {
      const message = serverMessage(error) ?? t`The connection was lost.`
      show({ step: 'failed', message, partly })
    }
  }

  return { state, setState, run, abort: () => running.current?.abort() }
}
