import { Trans, useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import { type FormEvent, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { StarsInput } from '../../ui/recipe/stars.tsx'
import { useAddComment } from './api.ts'

const defaultRating = 5

interface CommentFormProps {
  recipeId: string
  /** False for the member's own recipe, which they cannot rate. */
  withRating: boolean
  onCommented: () => void
}

/** Writes a comment on a recipe, with stars. */
export function CommentForm({ recipeId, withRating, onCommented }: CommentFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [rating, setRating] = useState(defaultRating)
  const adding = useAddComment(recipeId)
  const trimmed = text.trim()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (adding.isPending) return
    if (trimmed === '' || rating < 1) {
      toast.error(t`Please add a comment and rating`)
      return
    }
    adding.mutate(
      { text: trimmed, ...(withRating ? { rating } : {}) },
      {
        onSuccess: () => {
          setText('')
          setRating(defaultRating)
          onCommented()
        },
        onError: (error) => toast.error(serverMessage(error) ?? t`Failed to add comment`),
      },
    )
  }

  return (
    <form onSubmit={handleSubmit} className="grid gap-4">
      {withRating && <StarsInput legend={t`Your rating`} value={rating} onChange={setRating} />}
      <Field label={t`Your comment`}>
        <TextArea
          value={text}
          maxLength={TEXT_LIMITS.comment}
          placeholder={t`How did it turn out?`}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div>
        <Button type="submit" disabled={trimmed === ''} loading={adding.isPending}>
          <Trans>Post</Trans>
        </Button>
      </div>
    </form>
  )
}
