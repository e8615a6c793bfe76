import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import type { ExportDialog as DialogOfExport } from './export-dialog.tsx'

const ExportDialog = lazy(() =>
  import('./export-dialog.tsx').then((it) => ({ default: it.ExportDialog })),
)

/** `const [saveAsFile, exportDialog] = useExport({ of, description })`: draw the dialog once. */
export function useExport(
  what: Omit<ComponentProps<typeof DialogOfExport>, 'onClose'>,
): [() => void, ReactNode] {
  const [isOpen, setOpen] = useState(false)
  const dialog = isOpen && (
    <Suspense>
      <ExportDialog {...what} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return [() => setOpen(true), dialog]
}
