import type { LucideIcon } from 'lucide-react'

interface IconProps {
  /** A lucide icon: `<Icon of={Heart} />`. */
  of: LucideIcon
  /** Pixels; 20 beside text, 24 alone. */
  size?: 16 | 18 | 20 | 24 | 32
  /** Only if no text says the same. */
  label?: string
  className?: string
}

/** Every icon of the product: one stroke width, hidden from screen readers unless it has a label. */
export function Icon({ of: Glyph, size = 20, label, className = '' }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <Glyph size={size} strokeWidth={1.75} className={`shrink-0 ${className}`} {...name} />
}
