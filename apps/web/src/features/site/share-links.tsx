import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { iconButtonStyles } from '../../ui/controls/icon-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

interface Network {
  name: string
  /** The network's page for sharing an address. */
  sharePage: string
  path: string
}

const networks: Network[] = [
  {
    name: 'Facebook',
    sharePage: 'https://www.facebook.com/sharer/sharer.php?u=',
    path: 'M10.200 17v-6.300H8V8h2.200V6.200C10.200 4 11.500 2.800 13.500 2.800c.900 0 1.700.1 1.700.1v2.200h-1c-1 0-1.300.6-1.300 1.300V8h2.300l-.4 2.700h-1.900V17z',
  },
  {
    name: 'X',
    sharePage: 'https://x.com/intent/post?url=',
    path: 'M3.200 3.500h4l3 4.300 3.700-4.300h1.700l-4.600 5.400 5 7.100h-4l-3.300-4.700L4.600 16H2.900l5-5.800zm2.500 1.300 7.100 10h1.100l-7.100-10z',
  },
  {
    name: 'Pinterest',
    sharePage: 'https://www.pinterest.com/pin/create/button/?url=',
    path: 'M10.300 2.500c-3.800 0-5.800 2.500-5.800 5.200 0 1.300.7 2.900 1.800 3.400.3.100.4 0 .4-.2l.3-1c0-.1 0-.2-.1-.3-.4-.4-.6-1.100-.6-1.800 0-1.800 1.400-3.600 3.700-3.600 2 0 3.400 1.400 3.400 3.300 0 2.200-1.100 3.700-2.500 3.700-.8 0-1.400-.7-1.200-1.500.2-1 .7-2 .7-2.700 0-.6-.3-1.100-1-1.100-.8 0-1.400.8-1.400 1.900 0 .7.2 1.200.2 1.200l-1 4.100c-.2 1-.1 2.900 0 3.600.5-.7 1.300-2.200 1.600-3.100l.5-2c.3.5 1.100 1 1.900 1 2.500 0 4.200-2.300 4.200-5.100 0-2.900-2.300-5-5.100-5z',
  },
]

/** Icons that share this site: each opens a network's page for posting its address. */
export function ShareLinks() {
  const { t } = useLingui()
  const address = useSyncExternalStore(subscribe, readOrigin, () => '')
  return (
    <ul className="flex gap-1">
      {networks.map(({ name, sharePage, path }) => {
        const label = t`Share Potluck on ${name}`
        return (
          <li key={name}>
            <a
              href={`${sharePage}${encodeURIComponent(address)}`}
              target="_blank"
              rel="noopener noreferrer"
              data-tooltip={label}
              className={iconButtonStyles({})}
            >
              <svg viewBox="0 0 19 19" aria-hidden="true" className="size-5 fill-current">
                <path d={path} />
              </svg>
              <VisuallyHidden>{label}</VisuallyHidden>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function readOrigin(): string {
  return window.location.origin
}

/** The address never changes; only the prerendered page does not know it. */
function subscribe(): () => void {
  return () => undefined
}
