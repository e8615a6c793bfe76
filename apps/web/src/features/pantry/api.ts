import { calendarDay, expiryStatus } from '@potluck/rules'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'

type Inventory = CallResponse<'GET /auth/inventory'>
export type PantryItem = Inventory['inventory'][number]
/** The fields of an item that a cook enters. */
export type ItemEntry = Pick<PantryItem, 'name' | 'qty' | 'qtyName' | 'expiryDate'>

const pantryKeys = {
  list: ['pantry', 'list'] as const,
  change: ['pantry', 'change'] as const,
}

/** The whole pantry. */
export function pantryQuery() {
  return queryOptions({
    queryKey: pantryKeys.list,
    queryFn: ({ signal }) => call('GET /auth/inventory', { signal }),
  })
}

/** Whether an item is shown but not yet saved on the server. */
export function isUnsaved({ _id }: PantryItem): boolean {
  return _id.startsWith('unsaved-')
}

let unsavedItems = 0

export function useAddItem() {
  return usePantryChange<ItemEntry>({
    show: (entry, items) => {
      unsavedItems += 1
      const status = expiryStatus(entry.expiryDate, calendarDay(new Date()))
      return [...items, { ...entry, status, _id: `unsaved-${unsavedItems}` }]
    },
    send: async (body) => [await call('POST /auth/inventory', { body })],
  })
}

export function useChangeItem() {
  return usePantryChange<ItemEntry & { _id: string }>({
    show: (changed, items) =>
      items.map((item) => (item._id === changed._id ? { ...item, ...changed } : item)),
    send: async ({ _id: id, ...body }) => [
      await call('PUT /auth/inventory/{id}', { params: { id }, body }),
    ],
  })
}

export function useRemoveItem() {
  return usePantryChange<PantryItem>({
    show: (removed, items) => items.filter(({ _id }) => _id !== removed._id),
    send: async ({ _id: id }) => {
      await call('DELETE /auth/inventory/{id}', { params: { id } })
      return []
    },
  })
}

export function useClearPantry() {
  return usePantryChange<void>({
    show: () => [],
    send: async () => {
      await call('DELETE /auth/inventory')
      return []
    },
  })
}

interface PantryChange<Entry> {
  /** The list as it should be shown at once. */
  show: (entry: Entry, items: PantryItem[]) => PantryItem[]
  /** Sends the change; answers the items that are new or changed. */
  send: (entry: Entry) => Promise<PantryItem[]>
}

/** A change that is shown at once, then as the server answered it, and undone if it fails. */
function usePantryChange<Entry>({ show, send }: PantryChange<Entry>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: pantryKeys.change,
    mutationFn: send,
    onMutate: async (entry) => {
      await queryClient.cancelQueries({ queryKey: pantryKeys.list })
      const before = queryClient.getQueryData<Inventory>(pantryKeys.list)?.inventory ?? []
      const after = show(entry, before)
      const gone = before.filter((item) => !after.includes(item))
      const come = after.filter((item) => !before.includes(item))
      exchange(queryClient, gone, come)
      return { gone, come }
    },
    onSuccess: (answered, _entry, { come }) => exchange(queryClient, come, answered),
    onError: (_error, _entry, shown) => shown && exchange(queryClient, shown.come, shown.gone),
    onSettled: () => {
      // Fetching now would drop another change that has not arrived yet.
      if (queryClient.isMutating({ mutationKey: pantryKeys.change }) > 1) return
      void queryClient.invalidateQueries({ queryKey: pantryKeys.list })
    },
  })
}

/** Replaces items in the cached list; the page sorts them itself. */
function exchange(queryClient: QueryClient, gone: PantryItem[], come: PantryItem[]): void {
  const ids = new Set([...gone, ...come].map(({ _id }) => _id))
  queryClient.setQueryData(
    pantryKeys.list,
    (list: Inventory | undefined) =>
      list && { inventory: [...list.inventory.filter(({ _id }) => !ids.has(_id)), ...come] },
  )
}
