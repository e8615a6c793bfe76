import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { useTheme } from '../../platform/theme.ts'
import { Icon } from '../icon.tsx'
import { standAboveComposer } from './foot-height.ts'
import { keepOnTop } from './overlays.ts'
import { drawToastsWith, type Toast } from './toast.ts'

/**
 * On the page, above everything that sticks to its bottom: what toasts cover can be scrolled, those
 * bars cannot. Over a sheet, below its header, which has the title and the close button.
 */
const places = {
  bottom: 'calc(var(--bottom-bar) + var(--timer-bar, 0px) + var(--composer, 0px) + 0.75rem)',
  top: '4.25rem',
}

/** Draws the toasts, also over dialogs. Loaded by `Toaster`. */
export function ToastStack() {
  const { t } = useLingui()
  const { theme } = useTheme()
  const [box] = useState(() => document.createElement('div'))
  const [isOverDialog, setOverDialog] = useState(false)

  useEffect(() => keepOnTop(box, setOverDialog), [box])
  useEffect(() => standAboveComposer(box), [box])
  useEffect(() => drawToastsWith(drawWithSonner), [])

  return createPortal(
    <Sonner
      position={isOverDialog ? 'top-right' : 'bottom-right'}
      theme={theme}
      offset={{ ...places, right: '1rem' }}
      mobileOffset={{ ...places, left: '0.5rem', right: '0.5rem' }}
      className="[--width:28rem]!"
      // Behind another toast no button could be pressed, and fingers cannot hover.
      expand
      gap={10}
      visibleToasts={3}
      containerAriaLabel={t`Notifications`}
      icons={{
        success: <Icon of={CircleCheck} className="text-basil" />,
        error: <Icon of={CircleAlert} className="text-beet" />,
        close: <Icon of={X} size={18} />,
      }}
      toastOptions={{
        unstyled: true,
        // What it covers may be needed at once.
        closeButton: true,
        closeButtonAriaLabel: t`Dismiss`,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 font-sans text-base leading-6 text-ink shadow-float max-sm:px-3 max-sm:py-2',
          icon: 'flex h-6 items-center',
          title: 'font-medium',
          content: 'flex-1',
          closeButton:
            'order-last -my-1.5 -mr-2.5 grid size-9 shrink-0 cursor-pointer place-items-center rounded-field text-ink-soft hover:bg-sunk hover:text-ink touch:size-11',
          actionButton:
            '-my-1.5 -mr-1.5 min-h-9 shrink-0 cursor-pointer rounded-field px-3 font-medium text-tomato hover:bg-tomato-wash touch:min-h-11',
        },
      }}
    />,
    box,
  )
}

function drawWithSonner({ kind, text, durationMs, action }: Toast) {
  sonner[kind](text, {
    duration: durationMs,
    ...(action && { action: { label: action.label, onClick: action.onPress } }),
  })
}
