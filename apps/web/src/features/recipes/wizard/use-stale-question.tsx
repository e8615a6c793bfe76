import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Recipe } from '../api.ts'
import { type RecipeForm, toRecipeForm } from './recipe-form.ts'

type Whose = 'mine' | 'theirs' | undefined

/**
 * For a recipe that was saved elsewhere while this form was open: asks whose version stands. Loading
 * theirs can be undone; closing the question changes nothing.
 */
export function useStaleQuestion(
  form: UseFormReturn<RecipeForm>,
): [(theirs: Recipe) => Promise<Whose>, ReactNode] {
  const { t } = useLingui()
  const [answer, setAnswer] = useState<(whose: Whose) => void>()

  async function ask(theirs: Recipe): Promise<Whose> {
    const whose = await new Promise<Whose>((resolve) => setAnswer(() => resolve))
    setAnswer(undefined)
    if (whose === 'theirs') loadTheirs(theirs)
    return whose
  }

  function loadTheirs(theirs: Recipe) {
    const mine = form.getValues()
    form.reset(toRecipeForm(theirs))
    toast.message(t`The saved version is loaded.`, {
      action: {
        label: t`Undo`,
        onPress: () => form.reset(mine, { keepDefaultValues: true }),
      },
    })
  }

  const dialog = (
    <Dialog
      open={answer !== undefined}
      onClose={() => answer?.(undefined)}
      size="sm"
      title={<Trans>This recipe was saved elsewhere</Trans>}
      description={
        <Trans>
          Another tab or device saved it after you opened it here. Which version shall stand?
        </Trans>
      }
      footer={
        <>
          <Button onClick={() => answer?.('theirs')}>
            <Trans>Load Theirs</Trans>
          </Button>
          <Button variant="primary" onClick={() => answer?.('mine')}>
            <Trans>Keep Mine</Trans>
          </Button>
        </>
      }
    />
  )
  return [ask, dialog]
}
