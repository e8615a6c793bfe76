import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'

/** Placeholders for entries that are being loaded. */
export function EntrySkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never move
    <div key={place} className="flex gap-4 py-5">
      <Skeleton className="size-10 shrink-0 rounded-full" />
      <div className="flex-1 pt-1">
        <SkeletonText lines={3} />
      </div>
    </div>
  ))
}
