import { useLingui } from '@lingui/react/macro'
import { tellOutcome } from '../../ui/overlays/tell-outcome.ts'
import { toast } from '../../ui/overlays/toast.ts'
import {
  type ItemEntry,
  type PantryItem,
  useAddItem,
  useChangeItem,
  useClearPantry,
  useRemoveItem,
} from './api.ts'

export interface PantryActs {
  /** Answers whether it was added. */
  add: (entry: ItemEntry) => Promise<boolean>
  change: (item: PantryItem, entry: ItemEntry) => Promise<boolean>
  /** With an undo in its toast. */
  remove: (item: PantryItem) => Promise<boolean>
  clear: () => Promise<boolean>
}

/** The actions on the pantry, each reporting how it went. */
export function usePantryActs(): PantryActs {
  const { t } = useLingui()
  const adding = useAddItem()
  const changing = useChangeItem()
  const removing = useRemoveItem()
  const clearing = useClearPantry()

  function add(entry: ItemEntry) {
    return tellOutcome(adding.mutateAsync(entry), t`Failed to add ingredient`, () =>
      toast.success(t`Ingredient added successfully`),
    )
  }

  return {
    add,
    change: (item, entry) =>
      tellOutcome(
        changing.mutateAsync({ ...entry, _id: item._id }),
        t`Failed to update ingredient`,
        () => toast.success(t`Ingredient updated successfully`),
      ),
    remove: (item) => {
      const { name, qty, qtyName, expiryDate } = item
      return tellOutcome(removing.mutateAsync(item), t`Failed to delete ingredient`, () =>
        toast.success(t`Ingredient deleted successfully`, {
          action: { label: t`Undo`, onPress: () => add({ name, qty, qtyName, expiryDate }) },
        }),
      )
    },
    clear: () =>
      tellOutcome(clearing.mutateAsync(), t`Failed to clear inventory`, () =>
        toast.success(t`Inventory cleared successfully`),
      ),
  }
}
