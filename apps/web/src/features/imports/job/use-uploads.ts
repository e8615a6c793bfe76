import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { serverMessage } from '../../../platform/server-message.ts'
import { importsQuery, sendFile, type UnknownTable, untilLooked } from '../api.ts'

/** A file on its way into an import; one that was looked into is a file of the import. */
export interface Upload {
  id: number
  file: File
  state:
    | { step: 'waiting' }
    /** `sent`: the share that was sent, 1 while the server looks into it. */
    | { step: 'sending'; sent: number }
    /** Its columns say nothing: the cook does. */
    | { step: 'table'; table: UnknownTable }
    /** Larger than may be sent. */
    | { step: 'too-large' }
    /** Our own download of a whole account, which has a way in of its own. */
    | { step: 'archive' }
    /** `message` is the server's, where it gave one. */
    | { step: 'failed'; message: string | undefined }
}

interface Sending {
  importId: string
  queryClient: QueryClient
  mapping?: Record<string, string> | undefined
}

/** By import. They go on while the cook looks at other pages, and end with the tab. */
const uploads = new Map<string, readonly Upload[]>()
const aborts = new Map<number, AbortController>()
const listeners = new Set<() => void>()
const NONE: readonly Upload[] = []
let lastId = 0
/** One file at a time. */
let line: Promise<unknown> = Promise.resolve()

/** The files on their way into an import, sent one after the other. */
export function useUploads(importId: string) {
  const queryClient = useQueryClient()
  const all = useSyncExternalStore(listen, () => uploads.get(importId) ?? NONE)
  const isBusy = all.some(({ state: { step } }) => step === 'waiting' || step === 'sending')
  return {
    uploads: all,
    isBusy,
    add: (files: readonly File[]) => addUploads(files, { importId, queryClient }),
    /** Sends it again, with what its columns are where it is a table. */
    again: (upload: Upload, mapping?: Record<string, string>) => {
      set(importId, upload.id, { step: 'waiting' })
      enqueue(upload, { importId, queryClient, mapping })
    },
    remove: (id: number) => {
      aborts.get(id)?.abort()
      remove(importId, id)
    },
  }
}

/** Puts files in line for an import. */
export function addUploads(files: readonly File[], sending: Sending): void {
  const made = files.map((file): Upload => {
    lastId += 1
    return { id: lastId, file, state: { step: 'waiting' } }
  })
  change(sending.importId, (before) => [...before, ...made])
  for (const upload of made) enqueue(upload, sending)
}

function enqueue(upload: Upload, sending: Sending): void {
  const controller = new AbortController()
  aborts.set(upload.id, controller)
  line = line.then(() => send(upload, sending, controller.signal))
}

async function send({ id, file }: Upload, sending: Sending, signal: AbortSignal): Promise<void> {
  const { importId, queryClient, mapping } = sending
  if (signal.aborted) return
  const show = (state: Upload['state']) => {
    if (!signal.aborted) set(importId, id, state)
  }
  const onProgress = (sent: number) => show({ step: 'sending', sent })
  try {
    const { limits } = await queryClient.ensureQueryData(importsQuery())
    if (file.size > limits.fileBytes) return show({ step: 'too-large' })
    onProgress(0)
    const sent = { importId, file, mapping, signal, onProgress }
    const { import: run, table, isArchive } = await sendFile(queryClient, sent)
    // A member has one file read at a time, and a long one is answered before it is through.
    if (run.state === 'looking') await untilLooked(queryClient, importId, signal)
    if (table) show({ step: 'table', table })
    else if (isArchive) show({ step: 'archive' })
    else remove(importId, id)
  } catch (error) {
    show({ step: 'failed', message: serverMessage(error) })
  }
}

function set(importId: string, id: number, state: Upload['state']): void {
  change(importId, (all) => all.map((each) => (each.id === id ? { ...each, state } : each)))
}

function remove(importId: string, id: number): void {
  aborts.delete(id)
  change(importId, (all) => all.filter((each) => each.id !== id))
}

function change(importId: string, to: (all: readonly Upload[]) => readonly Upload[]): void {
  uploads.set(importId, to(uploads.get(importId) ?? NONE))
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
