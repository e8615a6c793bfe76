import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Switch } from '../../../ui/controls/checks.tsx'
import { canKeepScreenOn, useWakeLock } from '../use-wake-lock.ts'

/** Keeps the screen on while the recipe is open: on by itself once somebody cooks from it. */
export function ScreenSwitch({ isCooking }: { isCooking: boolean }) {
  const [chosen, setChosen] = useState<boolean>()
  const isOn = chosen ?? isCooking
  useWakeLock(isOn)
  if (!canKeepScreenOn()) return null
  return (
    <Switch
      checked={isOn}
      onChange={({ target }) => setChosen(target.checked)}
      label={<Trans>Keep the screen on</Trans>}
      hint={<Trans>While this recipe is open. It turns on when you tick an ingredient.</Trans>}
      className="mt-4"
    />
  )
}
