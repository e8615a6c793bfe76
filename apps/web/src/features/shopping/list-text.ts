import type { WalkedList } from './aisles.ts'
import { toBuy } from './aisles.ts'

/** The list as plain text for messages and notes: what is still to buy, by aisle. */
export function toListText(
  { aisles }: Pick<WalkedList, 'aisles'>,
  how: { leavesOut: boolean; nameOf: (aisle: string) => string },
): string {
  return aisles
    .map(({ aisle, items }) => {
      const lines = items.map((item) => {
        const { amount, name } = toBuy(item, how.leavesOut)
        return `- ${[amount, name].filter(Boolean).join(' ')}`
      })
      return [how.nameOf(aisle), ...lines].join('\n')
    })
    .join('\n\n')
}
