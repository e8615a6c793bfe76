import { useLingui } from '@lingui/react/macro'
import { tellOutcome } from '../../ui/overlays/tell-outcome.ts'
import { toast } from '../../ui/overlays/toast.ts'
import {
  type Purchase,
  type ShoppingItem,
  useBuy,
  useReword,
  useSetState,
  useTakeBack,
  useWriteLine,
} from './api.ts'

/** The actions on the list, each reporting how it went. All answer whether it worked. */
export function useShoppingActs() {
  const { t } = useLingui()
  const setting = useSetState()
  const writing = useWriteLine()
  const rewording = useReword()
  const buying = useBuy()
  const returning = useTakeBack()

  const setState = (lines: string[], state: 'open' | 'ticked' | 'gone') =>
    setting.mutateAsync({ lines, state })
  const failure = t`Failed to change your shopping list`

  return {
    tick: ({ lines, isTicked }: ShoppingItem) =>
      tellOutcome(setState(lines, isTicked ? 'open' : 'ticked'), failure),
    write: (text: string) =>
      tellOutcome(writing.mutateAsync(text), t`Failed to add to your shopping list`),
    reword: ({ lines }: ShoppingItem, text: string) =>
      tellOutcome(rewording.mutateAsync({ lines, text }), failure),
    remove: ({ lines, name, isTicked }: ShoppingItem) =>
      tellOutcome(setState(lines, 'gone'), failure, () =>
        toast.success(t`${name} is off the list`, {
          action: {
            label: t`Undo`,
            onPress: () => tellOutcome(setState(lines, isTicked ? 'ticked' : 'open'), failure),
          },
        }),
      ),
    clearTicked: (basket: readonly ShoppingItem[]) => {
      const lines = basket.flatMap((item) => item.lines)
      return tellOutcome(setState(lines, 'gone'), failure, () =>
        toast.success(t`What was ticked is off the list`, {
          action: {
            label: t`Undo`,
            onPress: () => tellOutcome(setState(lines, 'ticked'), failure),
          },
        }),
      )
    },
    buy: ({ lines, items }: Purchase) =>
      tellOutcome(
        buying.mutateAsync({ lines, items }),
        t`Failed to put it into the pantry`,
        (bought) => {
          // Another page was faster: there is nothing to undo here.
          if (bought.lines.length === 0) return toast.success(t`This was put away already`)
          toast.success(t`Put into your pantry`, {
            action: {
              label: t`Undo`,
              onPress: () => tellOutcome(returning.mutateAsync(bought), failure),
            },
          })
        },
      ),
  }
}

export type ShoppingActs = ReturnType<typeof useShoppingActs>
