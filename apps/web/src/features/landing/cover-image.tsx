import { useTheme } from '../../platform/theme.ts'

interface CoverImageProps {
  /** As packages/covers encodes it. */
  code: string
  className?: string
}

/** An illustrated cover that fills its box, in the current theme. */
export function CoverImage({ code, className = '' }: CoverImageProps) {
  const { theme } = useTheme()
  return (
    <img
      src={`/covers/${code}.svg?theme=${theme}`}
      alt=""
      width={800}
      height={600}
      loading="lazy"
      className={`w-full object-cover ${className}`}
    />
  )
}
