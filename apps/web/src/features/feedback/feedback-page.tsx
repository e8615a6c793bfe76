import { Trans, useLingui } from '@lingui/react/macro'
import { FEEDBACK_TAGS, type FeedbackTag, TEXT_LIMITS } from '@potluck/rules'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { Button, buttonStyles } from '../../ui/controls/button.tsx'
import { ToggleChip } from '../../ui/controls/chip.tsx'
import { Field, FieldError } from '../../ui/controls/field.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { TwoCups } from '../../ui/drawings.tsx'
import { ContactLink } from '../site/index.ts'
import { useGiveFeedback } from './api.ts'
import { Rating } from './rating.tsx'

/** A form for feedback on the product, and links to help. */
export function FeedbackPage() {
  const give = useGiveFeedback()
  return (
    <div className="mx-auto max-w-160 px-4 py-8 md:px-8 md:py-12">
      <h1 className="font-display text-3xl font-semibold">
        <Trans>Feedback</Trans>
      </h1>
      {give.isSuccess ? <Thanks /> : <FeedbackForm give={give} />}
      <Help />
    </div>
  )
}

function FeedbackForm({ give }: { give: ReturnType<typeof useGiveFeedback> }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [rating, setRating] = useState(0)
  const [tags, setTags] = useState<FeedbackTag[]>([])
  const [improvement, setImprovement] = useState('')
  const [isMissing, setMissing] = useState(false)
  const problem =
    give.error &&
    (serverMessage(give.error) ?? t`Your feedback could not be sent. Please try again.`)

  function rate(chosen: number) {
    setRating(chosen)
    setMissing(false)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (rating === 0) setMissing(true)
    else give.mutate({ rating, tags, improvement })
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-2 grid gap-8">
      <p className="text-ink-soft">
        <Trans>A person reads all of it.</Trans>
      </p>
      <Rating value={rating} onChange={rate} error={isMissing} />
      <Tags value={tags} onChange={setTags} />
      <Field label={t`What would make it better?`} optional>
        <TextArea
          value={improvement}
          onChange={({ target }) => setImprovement(target.value)}
          rows={5}
          maxLength={TEXT_LIMITS.feedback}
        />
      </Field>
      <div role="alert" className="-my-4 empty:hidden">
        <FieldError>{isMissing ? t`Please choose a rating` : problem}</FieldError>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={give.isPending}>
          <Trans>Submit</Trans>
        </Button>
        <Button variant="quiet" onClick={() => navigate({ to: '/explore' })}>
          <Trans>Skip</Trans>
        </Button>
      </div>
    </form>
  )
}

interface TagsProps {
  value: FeedbackTag[]
  onChange: (tags: FeedbackTag[]) => void
}

function Tags({ value, onChange }: TagsProps) {
  const { t } = useLingui()
  const words: Record<FeedbackTag, string> = {
    Recipes: t`Recipes`,
    Search: t`Search`,
    'Cooking assistant': t`Cooking assistant`,
    Pantry: t`Pantry`,
    Design: t`Design`,
    Speed: t`Speed`,
    'Something is broken': t`Something is broken`,
  }
  return (
    <fieldset>
      <legend className="mb-3 font-medium">
        <Trans>What is it about?</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {FEEDBACK_TAGS.map((tag) => (
          <ToggleChip
            key={tag}
            pressed={value.includes(tag)}
            onClick={() =>
              onChange(value.includes(tag) ? value.filter((each) => each !== tag) : [...value, tag])
            }
          >
            {words[tag]}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  )
}

function Thanks() {
  return (
    <div role="status" className="grid justify-items-center gap-4 py-10 text-center">
      <TwoCups />
      <p className="font-display text-xl font-medium">
        <Trans>Thank you for your feedback!</Trans>
      </p>
      <Link to="/explore" className={buttonStyles()}>
        <Trans>Back to cooking</Trans>
      </Link>
    </div>
  )
}

function Help() {
  return (
    <section className="mt-12 border-t border-line pt-8">
      <h2 className="font-display text-lg font-semibold">
        <Trans>Help</Trans>
      </h2>
      <ul className="mt-2">
        <HelpLine>
          <Link to="/dashboard/settings" hash="tickets" className="link font-medium">
            <Trans>Your tickets</Trans>
          </Link>{' '}
          <Trans>Ask us something and follow the answer.</Trans>
        </HelpLine>
        <HelpLine>
          <ContactLink className="link cursor-pointer font-medium" />{' '}
          <Trans>Write us a letter; we answer by mail.</Trans>
        </HelpLine>
      </ul>
    </section>
  )
}

function HelpLine({ children }: { children: ReactNode }) {
  return <li className="py-2.5 text-ink-soft">{children}</li>
}
