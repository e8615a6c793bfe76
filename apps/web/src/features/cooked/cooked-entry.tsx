import { Plural, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { RecipeCover } from '../../ui/recipe/recipe-cover.tsx'
import { type CookedRecipe, useDeleteCooking } from './api.ts'
import { useOpenings } from './use-openings.ts'

const ChangeDialog = lazy(() =>
  import('./change-dialog.tsx').then((it) => ({ default: it.ChangeDialog })),
)

/** One cooking: the day, how many portions, the note and the photo. */
export function CookedEntry({ entry }: { entry: CookedRecipe }) {
  const { t, i18n } = useLingui()
  const { day, portions, note, photo } = entry
  const date = i18n.date(day, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <article className="flex items-start gap-4 py-4">
      {photo && (
        <div className="aspect-4/3 w-28 shrink-0 overflow-hidden rounded-field sm:w-40">
          <RecipeCover
            imageUrl={photo.sources.at(-1)?.url ?? ''}
            photo={photo}
            alt={t`Your photo of ${date}`}
            sizes="160px"
          />
        </div>
      )}
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap gap-x-2">
          <time dateTime={day} className="font-medium">
            {date}
          </time>
          {portions !== null && (
            <span className="text-ink-soft">
              <Plural value={portions} one="# portion" other="# portions" />
            </span>
          )}
        </h3>
        {note && <p className="mt-1 max-w-measure break-words whitespace-pre-line">{note}</p>}
      </div>
      <div className="flex max-sm:flex-col">
        <ChangeButton entry={entry} date={date} />
        <DeleteButton entry={entry} date={date} />
      </div>
    </article>
  )
}

interface ActProps {
  entry: CookedRecipe
  /** The formatted date. */
  date: string
}

function ChangeButton({ entry, date }: ActProps) {
  const { t } = useLingui()
  const { isOpen, opening, open, close } = useOpenings()

  return (
    <>
      <IconButton label={t`Change the cooking of ${date}`} icon={Pencil} size="sm" onClick={open} />
      {opening > 0 && (
        <Suspense>
          <ChangeDialog key={opening} open={isOpen} onClose={close} entry={entry} date={date} />
        </Suspense>
      )}
    </>
  )
}

function DeleteButton({ entry, date }: ActProps) {
  const { t } = useLingui()
  const deleting = useDeleteCooking()
  const [confirm, confirmDialog] = useConfirm()

  async function remove() {
    const isSure = await confirm({
      title: t`Delete this cooking?`,
      body: t`Your note, its photo and the entry that tells your followers go with it.`,
      confirmLabel: t`Delete`,
      danger: true,
    })
    if (!isSure) return
    try {
      await deleting.mutateAsync(entry._id)
      toast.success(t`Deleted from what you cooked`)
    } catch (error) {
      toast.error(serverMessage(error) ?? t`That could not be deleted. Please try again.`)
    }
  }

  return (
    <>
      <IconButton
        label={t`Delete the cooking of ${date}`}
        icon={Trash2}
        size="sm"
        loading={deleting.isPending}
        onClick={remove}
      />
      {confirmDialog}
    </>
  )
}
