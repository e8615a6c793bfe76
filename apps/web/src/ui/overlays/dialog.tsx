import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { openModal } from './overlays.ts'

interface ModalProps {
  open: boolean
  /** Called on Escape, the backdrop or the close button; the owner then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  /** A sentence or two below the title. */
  description?: ReactNode
  /** Stays at the bottom while the content scrolls: the buttons. */
  footer?: ReactNode
  /** Nothing in it can be pressed: it is focused to be scrolled. */
  isText?: boolean
  children?: ReactNode
}

interface DialogProps extends ModalProps {
  size?: 'sm' | 'md' | 'lg'
}

/** A modal window in the middle of the page; on a phone at the bottom. */
export function Dialog({ size = 'md', ...modal }: DialogProps) {
  const width = { sm: 'sm:max-w-105', md: 'sm:max-w-130', lg: 'sm:max-w-190' }[size]
  return (
    <Modal
      {...modal}
      className={`mx-auto mt-auto mb-0 w-full max-w-full rounded-t-card sm:my-auto sm:w-[calc(100%-48px)] sm:rounded-card ${width} max-h-[calc(100dvh-48px)]`}
    />
  )
}

interface SheetProps extends ModalProps {
  /** The edge it is attached to. */
  side?: 'left' | 'right' | 'bottom'
}

const sheetSides = {
  left: 'mr-auto ml-0 h-dvh w-[min(320px,calc(100%-56px))] border-y-0 border-l-0 [--from:-24px_0]',
  right: 'mr-0 ml-auto h-dvh w-[min(420px,calc(100%-56px))] border-y-0 border-r-0 [--from:24px_0]',
  bottom: 'mt-auto mb-0 w-full rounded-t-card border-x-0 border-b-0 max-h-[85dvh] [--from:0_24px]',
}

/** A modal panel along an edge: navigation on phones, history, filters. */
export function Sheet({ side = 'right', ...modal }: SheetProps) {
  return <Modal {...modal} className={`max-h-dvh max-w-full ${sheetSides[side]}`} />
}

function Modal({
  open,
  onClose,
  title,
  description,
  footer,
  isText = false,
  children,
  className,
}: ModalProps & { className: string }) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const shown = useShown(open, dialog)

  useLayoutEffect(() => {
    return open && dialog.current ? openModal(dialog.current) : undefined
  }, [open])

  function handleCancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  function handlePress(event: MouseEvent) {
    if (event.target === event.currentTarget) onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={handleCancel}
      onMouseDown={handlePress}
      className={`modal fixed inset-0 overflow-hidden border border-line bg-surface p-0 text-ink shadow-float ${className}`}
    >
      {shown && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <header className="py-5 pr-16 pl-6">
            <h2 id={`${id}-title`} className="font-display text-xl font-semibold">
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className="mt-1.5 text-ink-soft">
                {description}
              </p>
            )}
          </header>
          <div
            tabIndex={isText ? 0 : undefined}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pb-6 empty:hidden"
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">
              {footer}
            </footer>
          )}
          <IconButton
            label={t`Close`}
            icon={X}
            onClick={onClose}
            className="absolute top-3 right-3"
          />
        </div>
      )}
    </dialog>
  )
}

/** Whether the content must be mounted: from opening until the closing transition has ended. */
function useShown(open: boolean, dialog: { current: HTMLDialogElement | null }): boolean {
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)

  useLayoutEffect(() => {
    if (open || !shown) return
    let stale = false
    const transitions = dialog.current?.getAnimations().map((it) => it.finished) ?? []
    void Promise.allSettled(transitions).then(() => {
      if (!stale) setShown(false)
    })
    return () => {
      stale = true
    }
  }, [open, shown, dialog])

  return shown
}
