import { TIMINGS } from '@potluck/rules'
import type { ReactNode } from 'react'

interface ToastOptions {
  /** Milliseconds on screen; by default `TIMINGS.toastMs`, or 8000 with an action. */
  durationMs?: number
  /** One action, usually undo. */
  action?: { label: ReactNode; onPress: () => void }
}

/** A toast as the drawing code gets it. */
export interface Toast {
  kind: 'success' | 'error' | 'message'
  text: ReactNode
  durationMs: number
  action: ToastOptions['action']
}

/**
 * Shows a sentence at the bottom of the page: `toast.success(t\`Recipe saved!\`, { action: { label:
 * t\`Undo\`, onPress } })`. The drawing code is loaded with the first toast.
 */
export const toast = {
  success: (text: ReactNode, options?: ToastOptions) => show('success', text, options),
  error: (text: ReactNode, options?: ToastOptions) => show('error', text, options),
  message: (text: ReactNode, options?: ToastOptions) => show('message', text, options),
}

type Drawer = (toast: Toast) => void

let draw: Drawer | undefined
let waiting: Toast[] = []
let onFirst: (() => void) | undefined

function show(kind: Toast['kind'], text: ReactNode, options: ToastOptions = {}): void {
  const { action, durationMs = action ? 8000 : TIMINGS.toastMs } = options
  const made: Toast = { kind, text, durationMs, action }
  if (draw) {
    draw(made)
  } else {
    waiting.push(made)
    onFirst?.()
  }
}

/** For the toaster: called once when there is a toast and nothing draws toasts yet. */
export function onFirstToast(listener: () => void): () => void {
  onFirst = listener
  if (waiting.length > 0) listener()
  return () => {
    onFirst = undefined
  }
}

/** For the toaster: draws waiting and new toasts. */
export function drawToastsWith(drawer: Drawer): () => void {
  draw = drawer
  for (const made of waiting.splice(0)) drawer(made)
  return () => {
    draw = undefined
    waiting = []
  }
}
