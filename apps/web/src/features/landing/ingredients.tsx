import type { ReactNode } from 'react'

interface DrawingProps {
  className?: string
}

/**
 * Paper-cut ingredients of the landing page: flat shapes with a darker one for shade and a lighter
 * one for light.
 */
function Drawing({ className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      {children}
    </svg>
  )
}

export function Tomato({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path
        d="M61 30c12-7 31-3 40 12 9 16 8 39-5 52-11 11-24 14-37 14-15 0-29-5-38-17-11-14-10-36-1-48 9-13 29-19 41-13z"
        fill="var(--cut-red)"
      />
      <path
        d="M101 42c9 16 8 39-5 52-11 11-24 14-37 14 14-6 27-13 34-27 7-13 9-26 8-39z"
        fill="var(--cut-red-deep)"
      />
      <path
        d="M26 56c3-9 9-14 17-15-4 6-9 11-10 22-3 1-6-1-7-7z"
        fill="var(--cut-cream)"
        opacity=".8"
      />
      <path
        d="m60 12 6 1-2 15c9-5 19-5 27 0-8 2-13 5-16 10 5 3 8 8 9 15-7-5-14-7-20-6l-3 16-7-15c-7 0-14 3-20 9 0-7 3-13 8-17-4-5-10-7-17-8 8-6 18-7 28-3z"
        fill="var(--cut-green)"
      />
    </Drawing>
  )
}

export function Lemon({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path
        d="M12 62c-2-26 19-48 47-49 27-1 49 20 50 46s-20 48-47 49C34 109 14 89 12 62z"
        fill="var(--cut-peel)"
      />
      <path
        d="M19 61c-1-22 17-41 40-41 24-1 42 16 43 39s-17 41-40 42C38 101 20 84 19 61z"
        fill="var(--cut-cream)"
      />
      <g fill="var(--cut-yellow)">
        <path d="M60 55 49 27c7-4 17-4 24-1z" />
        <path d="m65 56 13-27c8 3 14 9 17 17z" />
        <path d="m66 62 30-9c3 8 2 17-2 24z" />
        <path d="m64 67 26 16c-5 7-12 11-20 13z" />
        <path d="m58 68 5 29c-8 1-17-2-24-7z" />
        <path d="M54 64 33 84c-6-6-8-14-8-22z" />
        <path d="m54 58-29-3c2-9 7-17 14-22z" />
      </g>
    </Drawing>
  )
}

export function Sprig({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path d="M20 112c18-30 38-58 74-92l5 4C66 56 46 84 27 115z" fill="var(--cut-green)" />
      <g fill="var(--cut-green)">
        <path d="M92 26c-6-14 2-23 14-24 3 12-3 22-14 24z" />
        <path d="M78 39C66 35 60 25 64 14c12 2 18 13 14 25z" />
        <path d="M62 57c-13 0-22-8-22-20 13-2 22 7 22 20z" />
        <path d="M47 76c-13 3-23-3-26-15 12-4 23 2 26 15z" />
        <path d="M88 37c10-5 21-1 25 9-9 7-20 3-25-9z" />
        <path d="M72 54c11-3 21 2 24 13-11 5-21 0-24-13z" />
        <path d="M56 75c11-2 20 4 22 15-12 3-20-3-22-15z" />
      </g>
      <path
        d="M78 39C66 35 60 25 64 14c6 8 10 16 14 25zM62 57c-13 0-22-8-22-20 9 5 16 12 22 20zM47 76c-13 3-23-3-26-15 10 4 19 9 26 15z"
        fill="var(--cut-green-deep)"
      />
    </Drawing>
  )
}

export function Chilli({ className }: DrawingProps) {
  return (
    <Drawing className={className}>
      <path
        d="M84 28c12 3 17 13 14 26-6 27-32 45-79 50 32-14 44-29 48-48 2-13 6-25 17-28z"
        fill="var(--cut-red)"
      />
      <path d="M98 54c-6 27-32 45-79 50 39-11 63-26 70-50z" fill="var(--cut-red-deep)" />
      <path
        d="M76 32c2-8 9-12 17-10 1-6 4-11 9-15l6 4c-5 4-8 8-9 14 6 3 8 9 5 16-8-5-18-8-28-9z"
        fill="var(--cut-green)"
      />
    </Drawing>
  )
}
