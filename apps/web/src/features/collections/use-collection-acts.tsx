import { useLingui } from '@lingui/react/macro'
import { tellOutcome } from '../../ui/overlays/tell-outcome.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { SavedRecipe } from '../saved/index.ts'
import {
  type Collection,
  useCreateCollection,
  useDeleteCollection,
  useSetMembership,
} from './api.ts'

export interface CollectionActs {
  putIn: (recipe: SavedRecipe, collection: Collection) => void
  /** With an undo in its toast. */
  takeOut: (recipe: SavedRecipe, collection: Collection) => void
  /** With an undo in its toast; answers whether it was deleted. */
  remove: (collection: Collection, recipes: SavedRecipe[]) => Promise<boolean>
}

/** The actions on collections, each reporting how it went. */
export function useCollectionActs(): CollectionActs {
  const { t } = useLingui()
  const creating = useCreateCollection()
  const deleting = useDeleteCollection()
  const membership = useSetMembership()

  function putIn(recipe: SavedRecipe, { _id: id }: Collection) {
    const act = membership.mutateAsync({ recipe, id, isIn: true })
    void tellOutcome(act, t`Failed to update the collection. Please try again.`)
  }

  return {
    putIn,
    takeOut: (recipe, collection) => {
      const { _id: id, name } = collection
      const act = membership.mutateAsync({ recipe, id, isIn: false })
      const after = { ...recipe, collections: recipe.collections.filter((other) => other !== id) }
      void tellOutcome(act, t`Failed to update the collection. Please try again.`, () =>
        toast.success(t`Taken out of ${name}`, {
          action: { label: t`Undo`, onPress: () => putIn(after, collection) },
        }),
      )
    },
    remove: ({ _id: id, name }, recipes) => {
      const again = () => {
        const act = creating.mutateAsync({ name, recipes: withoutCollection(recipes, id) })
        void tellOutcome(act, t`Failed to make the collection. Please try again.`)
      }
      return tellOutcome(
        deleting.mutateAsync({ id, recipes }),
        t`Failed to delete the collection. Please try again.`,
        () =>
          toast.success(t`${name} deleted. Its recipes are still saved.`, {
            action: { label: t`Undo`, onPress: again },
          }),
      )
    },
  }
}

function withoutCollection(recipes: SavedRecipe[], id: string): SavedRecipe[] {
  return recipes.map((recipe) => {
    return { ...recipe, collections: recipe.collections.filter((other) => other !== id) }
  })
}
