import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Camera } from 'lucide-react'
import { type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { Checkbox } from '../../../../ui/controls/checks.tsx'
import { Field } from '../../../../ui/controls/field.tsx'
import { TextArea } from '../../../../ui/controls/text-area.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import type { PageRecipe } from '../../api.ts'
import { useRecipeOutlets } from '../../outlets.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { useFieldLabels } from '../versions/use-field-labels.ts'
import { type FilledField, findFound, isBlankField } from './fill-plan.ts'
import { PageReader } from './page-reader.tsx'
import { findPageAddress, fromPage } from './page-recipe.ts'
import { type PastedRecipe, readPastedRecipe } from './read-pasted-recipe.ts'

interface FillDialogProps {
  isOpen: boolean
  /** The text to start with. */
  text: string
  /** The form's current content. */
  form: RecipeForm
  onFill: (pasted: PastedRecipe, fields: FilledField[]) => void
  onClose: () => void
}

/**
 * Shows a recipe as text and what was read from it; fields that already have content are kept
 * unless the cook ticks them.
 */
export function FillDialog(props: FillDialogProps) {
  const { isOpen, form, onFill, onClose } = props
  const { t } = useLingui()
  const [text, setText] = useState(props.text)
  const [chosen, setChosen] = useState<Partial<Record<FilledField, boolean>>>({})
  const [page, setPage] = useState<{ address: string; recipe: PageRecipe }>()
  const settled = useDeferredValue(text)
  const address = findPageAddress(settled)
  const { PhotoReader } = useRecipeOutlets()
  const [isOfPhotos, setOfPhotos] = useState(false)
  const [photographed, setPhotographed] = useState<PageRecipe>()
  const pasted = useMemo(() => {
    if (photographed) return fromPage(photographed)
    return page && page.address === address ? fromPage(page.recipe) : readPastedRecipe(settled)
  }, [settled, page, address, photographed])
  const isReadingPhotos = isOfPhotos && !photographed
  const found = pasted ? findFound(pasted) : []
  const isChosen = (field: FilledField) => chosen[field] ?? isBlankField(form, field)
  const fields = found.filter(isChosen)

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size={isReadingPhotos ? 'lg' : 'md'}
      title={<Trans>Fill in the recipe</Trans>}
      description={
        <Trans>
          Paste a whole recipe, or the address of a page that has one: its title, ingredients and
          steps go where they belong.
        </Trans>
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={fields.length === 0}
            onClick={() => pasted && onFill(pasted, fields)}
          >
            <Trans>Fill in the Recipe</Trans>
          </Button>
        </>
      }
    >
      {!isOfPhotos && (
        <Field label={t`The recipe as text, or its address`}>
          <TextArea
            value={text}
            onChange={({ target }) => setText(target.value)}
            rows={6}
            maxRows={10}
          />
        </Field>
      )}
      {PhotoReader && !isOfPhotos && text === '' && (
        <Button
          className="mt-4"
          icon={<Icon of={Camera} size={20} />}
          onClick={() => setOfPhotos(true)}
        >
          <Trans>Read it off photos</Trans>
        </Button>
      )}
      {PhotoReader && isReadingPhotos && (
        <Suspense fallback={<ProgressBar label={t`Loading`} />}>
          <PhotoReader onRecipe={setPhotographed} />
        </Suspense>
      )}
      {!isOfPhotos && address !== undefined && (
        <PageReader
          key={address}
          address={address}
          onRead={(recipe) => setPage({ address, recipe })}
        />
      )}
      <div className="mt-5" aria-live="polite">
        {!isOfPhotos && text.trim() !== '' && address === undefined && !pasted && (
          <p className="text-saffron">
            <Trans>No recipe is seen in it yet: it needs a list of ingredients, and steps.</Trans>
          </p>
        )}
        {pasted &&
          found.map((field) => (
            <Found
              key={field}
              field={field}
              pasted={pasted}
              isWritten={!isBlankField(form, field)}
              isChosen={isChosen(field)}
              onChange={(yes) => setChosen({ ...chosen, [field]: yes })}
            />
          ))}
      </div>
    </Dialog>
  )
}

interface FoundProps {
  field: FilledField
  pasted: PastedRecipe
  isWritten: boolean
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

function Found({ field, pasted, isWritten, isChosen, onChange }: FoundProps) {
  const labels = useFieldLabels()
  return (
    <Checkbox
      checked={isChosen}
      onChange={({ target }) => onChange(target.checked)}
      label={
        <span className="line-clamp-2">
          <span className="font-medium">{labels[field]}:</span>{' '}
          <Summary field={field} pasted={pasted} />
        </span>
      }
      hint={isWritten ? <Trans>Takes the place of what is written there.</Trans> : undefined}
    />
  )
}

/** The number of ingredients, and the headings of their groups. */
function IngredientSummary({ rows }: { rows: PastedRecipe['ingredients'] }) {
  const headings = rows.filter(({ heading }) => heading).map(({ name }) => name)
  const count = rows.length - headings.length
  return (
    <>
      <Plural value={count} one="# ingredient" other="# ingredients" />
      {headings.length > 0 && ` (${headings.join(', ')})`}
    </>
  )
}

function Summary({ field, pasted }: Pick<FoundProps, 'field' | 'pasted'>): ReactNode {
  const { t } = useLingui()
  const { ingredients, instructions } = pasted
  if (field === 'ingredients') {
    return <IngredientSummary rows={ingredients} />
  }
  if (field === 'origin') {
    return [pasted.origin.name, pasted.origin.author, pasted.origin.address]
      .filter((part) => part !== '')
      .join(', ')
  }
  if (field === 'instructions') {
    return t`${plural(instructions.length, { one: '# step', other: '# steps' })}`
  }
  return pasted[field]
}
