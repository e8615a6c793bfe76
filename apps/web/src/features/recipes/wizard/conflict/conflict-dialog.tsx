import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import {
  type FieldConflict,
  proposeSides,
  type Side,
  type SideChoices,
  takeAll,
} from '../versions/compare-versions.ts'
import { useFieldLabels } from '../versions/use-field-labels.ts'
import { VersionPicture } from '../versions/version-picture.tsx'
import { VersionText } from '../versions/version-text.tsx'
import type { Asked } from './conflict.ts'

/** Shows two versions of a recipe field by field; closing the dialog chooses neither. */
export function ConflictDialog({ asked, isOpen }: { asked: Asked; isOpen: boolean }) {
  const { versions, conflicts, isPictureAsked, onDecide } = asked
  const [sides, setSides] = useState<SideChoices>(() => proposeSides(conflicts))
  // Asked only if the picture was changed elsewhere, so that version is proposed.
  const [picture, setPicture] = useState<Side>('theirs')
  const decideAll = (side: Side) => onDecide({ sides: takeAll(conflicts, side), picture: side })

  return (
    <Dialog
      open={isOpen}
      onClose={() => onDecide('later')}
      size="lg"
      title={<Trans>This recipe was saved elsewhere</Trans>}
      description={
        <Trans>
          Another tab or device saved it after you opened it here. Choose what shall stand; what you
          give up, yours or theirs, stays among the earlier versions.
        </Trans>
      }
      footer={
        <>
          <Button onClick={() => decideAll('theirs')}>
            <Trans>Load Theirs</Trans>
          </Button>
          <Button onClick={() => decideAll('mine')}>
            <Trans>Keep Mine</Trans>
          </Button>
          <Button variant="primary" onClick={() => onDecide({ sides, picture })}>
            <Trans>Save My Choice</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {isPictureAsked && (
          <PictureChoice versions={versions} side={picture} onChoose={setPicture} />
        )}
        {conflicts.map((conflict) => (
          <FieldChoice
            key={conflict.field}
            conflict={conflict}
            versions={versions}
            side={sides[conflict.field] ?? 'mine'}
            onChoose={(side) => setSides({ ...sides, [conflict.field]: side })}
          />
        ))}
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  versions: Asked['versions']
  side: Side
  onChoose: (side: Side) => void
}

function FieldChoice({ conflict, ...choice }: ChoiceProps & { conflict: FieldConflict }) {
  const { field, changedBy } = conflict
  const { mine, theirs } = choice.versions
  const labels = useFieldLabels()
  return (
    <Choice
      {...choice}
      label={labels[field]}
      changedBy={changedBy}
      mine={<VersionText field={field} version={mine} other={theirs} />}
      theirs={<VersionText field={field} version={theirs} other={mine} />}
    />
  )
}

function PictureChoice(choice: ChoiceProps) {
  const { mine, theirs } = choice.versions.pictures
  return (
    <Choice
      {...choice}
      label={<Trans>Photo</Trans>}
      changedBy="theirs"
      mine={<VersionPicture photo={mine.photo} />}
      theirs={<VersionPicture photo={theirs.photo} />}
    />
  )
}

interface SidesProps extends Omit<ChoiceProps, 'versions'> {
  label: ReactNode
  changedBy: FieldConflict['changedBy']
  mine: ReactNode
  theirs: ReactNode
}

/** Both sides of one field, side by side. */
function Choice({ label, changedBy, side, onChoose, mine, theirs }: SidesProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{label}</span>
        <span className="text-sm text-ink-soft">
          {changedBy === 'mine' && <Trans>changed here</Trans>}
          {changedBy === 'theirs' && <Trans>changed elsewhere</Trans>}
          {changedBy === 'both' && <Trans>changed here and elsewhere</Trans>}
        </span>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <SideCard
          name={name}
          label={<Trans>Mine</Trans>}
          isChosen={side === 'mine'}
          onChoose={() => onChoose('mine')}
        >
          {mine}
        </SideCard>
        <SideCard
          name={name}
          label={<Trans>Saved elsewhere</Trans>}
          isChosen={side === 'theirs'}
          onChoose={() => onChoose('theirs')}
        >
          {theirs}
        </SideCard>
      </div>
    </fieldset>
  )
}

interface SideCardProps {
  name: string
  label: ReactNode
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function SideCard({ name, label, isChosen, onChoose, children }: SideCardProps) {
  const textId = useId()
  return (
    <div className="relative min-w-0 rounded-field border border-line-strong has-checked:border-tomato has-checked:outline has-checked:outline-tomato">
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 px-3 font-medium after:absolute after:inset-0">
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={textId}
          className="size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-line-strong bg-surface checked:border-6 checked:border-tomato"
        />
        {label}
      </label>
      <div id={textId} className="px-3 pb-3 text-base">
        {children}
      </div>
    </div>
  )
}
