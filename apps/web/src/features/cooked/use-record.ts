import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { serverMessage } from '../../platform/server-message.ts'
import { toast } from '../../ui/overlays/toast.ts'
import {
  type NewCooking,
  type Proposal,
  useDeduct,
  useRecordCooking,
  useUndoDeduction,
} from './api.ts'

/**
 * Records a cooking and deducts what was used from the pantry, reporting each. Answers whether it
 * was recorded.
 */
export function useRecord() {
  const { t } = useLingui()
  const recording = useRecordCooking()
  const deducting = useDeduct()
  const undoing = useUndoDeduction()

  async function record(cooking: NewCooking, used: Proposal[] = []): Promise<boolean> {
    try {
      const { _id } = await recording.mutateAsync(cooking)
      if (used.length > 0) await deduct(_id, used)
      else toast.success(t`Added to what you cooked`)
      return true
    } catch (error) {
      toast.error(serverMessage(error) ?? t`Your cooking could not be recorded. Please try again.`)
      return false
    }
  }

  async function deduct(id: string, used: Proposal[]): Promise<void> {
    const items = used.map(({ itemId, use }) => ({ itemId, ...use }))
    try {
      const { deducted } = await deducting.mutateAsync({ id, items })
      const what = plural(deducted, {
        one: '# item of your pantry',
        other: '# items of your pantry',
      })
      toast.success(t`Added to what you cooked, and ${what} used`, {
        action: { label: t`Undo`, onPress: () => undo(id) },
      })
    } catch (error) {
      toast.error(
        serverMessage(error) ?? t`Your cooking is recorded, but the pantry could not be changed.`,
      )
    }
  }

  async function undo(id: string): Promise<void> {
    try {
      await undoing.mutateAsync(id)
      toast.success(t`Put back into your pantry`)
    } catch (error) {
      toast.error(serverMessage(error) ?? t`That could not be put back. Please try again.`)
    }
  }

  return { record, isPending: recording.isPending || deducting.isPending }
}
