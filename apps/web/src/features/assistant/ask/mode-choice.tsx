import { useLingui } from '@lingui/react/macro'
import { CHAT_MODES, type ChatMode } from '@potluck/rules'
import { SegmentedControl } from '../../../ui/controls/choices.tsx'
import { useModeNames } from './mode-names.ts'

interface ModeChoiceProps {
  mode: ChatMode
  onChange: (mode: ChatMode) => void
}

/** Chooses the mode of the next question. */
export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const { t } = useLingui()
  const names = useModeNames()
  return (
    <SegmentedControl
      legend={t`Mode`}
      options={CHAT_MODES.map((value) => ({ value, label: names[value] }))}
      value={mode}
      onChange={onChange}
      className="min-w-0 max-sm:text-sm"
    />
  )
}
