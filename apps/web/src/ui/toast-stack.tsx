import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { useTheme } from '../platform/theme.ts'
import { Icon } from './icon.tsx'
import { keepOnTop } from './overlays.ts'
import { drawToastsWith, type Toast } from './toast.ts'

/** Draws the toasts, over dialogs too. Loaded by `Toaster`. */
export function ToastStack() {
  const { t } = useLingui()
  const { theme } = useTheme()
  const [box] = useState(() => document.createElement('div'))

  useEffect(() => keepOnTop(box), [box])
  useEffect(() => drawToastsWith(drawWithSonner), [])

  return createPortal(
    <Sonner
      position="top-right"
      theme={theme}
      // Over the bar at the top, and no lower: what one acts on, and the bars at the foot, stay in sight.
      offset={{ top: 6, right: 12 }}
      mobileOffset={{ top: 4, left: 8, right: 8 }}
      // Below the head of a sheet, where its title and its way out are.
      className="[--width:28rem]! [html:has(dialog[open])_&]:[--mobile-offset-top:4.25rem]! [html:has(dialog[open])_&]:[--offset-top:4.25rem]!"
      gap={10}
      visibleToasts={3}
      containerAriaLabel={t`Notifications`}
      icons={{
        success: <Icon of={CircleCheck} className="text-basil" />,
        error: <Icon of={CircleAlert} className="text-beet" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 font-sans text-base leading-6 text-ink shadow-float max-sm:px-3 max-sm:py-1.5 max-sm:text-sm max-sm:leading-5',
          icon: 'flex h-6 items-center',
          title: 'font-medium',
          content: 'flex-1',
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
