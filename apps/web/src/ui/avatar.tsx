import { useState } from 'react'

export type AvatarSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

interface AvatarProps {
  person: { username: string; fullName?: string | null; avatar?: string | null }
  size?: AvatarSize | undefined
  /** Only if the name is not beside it. */
  alt?: string
  className?: string
}

const sizes = {
  xs: 'size-6 text-sm',
  sm: 'size-8 text-sm',
  md: 'size-10 text-base',
  lg: 'size-16 text-xl',
  xl: 'size-28 text-3xl',
}

const tones = [
  'bg-tomato-wash text-tomato',
  'bg-basil-wash text-basil',
  'bg-saffron-wash text-saffron',
  'bg-beet-wash text-beet',
  'bg-line text-ink',
] as const

/** A person's picture, or their initials on a colour derived from the name. */
export function Avatar({ person, size = 'md', alt = '', className = '' }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const shape = `inline-grid shrink-0 place-items-center overflow-hidden rounded-full ${sizes[size]} ${className}`
  const { avatar } = person
  if (avatar && avatar !== broken) {
    return (
      <img
        src={avatar}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(avatar)}
        className={`${shape} bg-sunk object-cover`}
      />
    )
  }
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  const letters = initialsOf(person.fullName || person.username)
  return (
    <span {...name} className={`${shape} font-display font-semibold ${toneOf(person.username)}`}>
      {size === 'xs' ? letters.slice(0, 1) : letters}
    </span>
  )
}

/** First letters of the first and the last word, upper-cased: 'Nora van Berg' → 'NB', 'nora_b' → 'N'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('')
}

/** The colours of a username, ignoring case. */
export function toneOf(username: string): (typeof tones)[number] {
  let sum = 7
  for (const letter of username.toLowerCase())
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return tones[sum % tones.length] ?? tones[0]
}
