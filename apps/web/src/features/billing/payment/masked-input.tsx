import { type ChangeEvent, type ComponentProps, useRef } from 'react'
import { TextInput } from '../../../ui/controls/inputs.tsx'
import { type Mask, withoutDigitBeside } from './mask.ts'

interface MaskedInputProps extends ComponentProps<'input'> {
  mask: Mask
}

/** A line of digits formatted while typing; the caret keeps its place. */
export function MaskedInput({ mask, onChange, ...props }: MaskedInputProps) {
  const before = useRef('')

  function layOut(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    const { nativeEvent } = event
    const isForward =
      nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward'
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length }
    const { text, caret } = mask(withoutDigitBeside(before.current, typed, isForward))
    input.value = text
    input.setSelectionRange(caret, caret)
    onChange?.(event)
  }

  return (
    <TextInput
      inputMode="numeric"
      {...props}
      onKeyDown={(event) => {
        before.current = event.currentTarget.value
      }}
      onChange={layOut}
      className="tabular-nums"
    />
  )
}
