import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from '../../../ui/overlays/toast.ts'
import { type Import, refreshAll } from '../api.ts'

/**
 * Once an import that the cook watches has finished it ends on the recipes; the report is one press
 * away. Whatever has changed with it is asked for again.
 */
export function useArrivedRecipes({ _id, state, counts }: Import): void {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [wasRunning, setWasRunning] = useState(false)
  if (state === 'running' && !wasRunning) setWasRunning(true)
  const isOver = state === 'done' || state === 'undone' || state === 'cancelled'

  const arrive = useEffectEvent(async () => {
    const { broughtIn, doubles, skipped } = counts
    // What was left out as a double is to be decided, on the report.
    if (state !== 'done' || broughtIn === 0 || (doubles > 0 && skipped > 0)) return
    await navigate({ to: '/dashboard/myRecipes', search: { tab: 'draft' } })
    const report = () => void navigate({ to: '/import/$importId', params: { importId: _id } })
    toast.success(
      t`${plural(broughtIn, { one: '# recipe is here, as a draft.', other: '# recipes are here, as drafts.' })}`,
      { action: { label: t`Report`, onPress: report } },
    )
  })

  useEffect(() => {
    if (!isOver || !wasRunning) return
    void refreshAll(queryClient)
    void arrive()
  }, [isOver, wasRunning, queryClient])
}
