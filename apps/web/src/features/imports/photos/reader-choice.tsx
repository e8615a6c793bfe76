import { Trans, useLingui } from '@lingui/react/macro'
import { RadioGroup } from '../../../ui/controls/choices.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { Select } from '../../../ui/controls/inputs.tsx'
import { LANGUAGES, type Language } from './recognition/languages.ts'
import type { Reader } from './use-photo-reading.ts'

interface ReaderChoiceProps {
  reader: Reader
  /** The model of this site that can look at photos, if it has one. */
  model: string | undefined
  isDisabled: boolean
  onChange: (reader: Reader) => void
}

/** Print in one of five languages, or handwriting where a model can see. */
export function ReaderChoice({ reader, model, isDisabled, onChange }: ReaderChoiceProps) {
  const { t } = useLingui()
  const names = useLanguageNames()
  const [language, setLanguage] = [
    reader.by === 'browser' ? reader.language : 'eng',
    (chosen: string) => {
      const known = LANGUAGES.find((each) => each === chosen)
      if (known) onChange({ by: 'browser', language: known })
    },
  ]
  return (
    <div className="grid gap-4">
      {model === undefined ? (
        <p className="text-ink-soft">
          <Trans>
            Printed recipes are read here, in your browser: the photos stay on this device.
            Handwriting needs a model that can see, and this site has none.
          </Trans>
        </p>
      ) : (
        <RadioGroup
          legend={<Trans>What is in the photos?</Trans>}
          value={reader.by}
          onChange={(by) => onChange(by === 'model' ? { by } : { by, language })}
          options={[
            {
              value: 'browser',
              label: <Trans>A printed recipe</Trans>,
              hint: <Trans>Read here, in your browser: the photos stay on this device.</Trans>,
              disabled: isDisabled,
            },
            {
              value: 'model',
              label: <Trans>Handwriting</Trans>,
              hint: (
                <Trans>
                  Read by {model}: the photos are sent to it, and every line is for you to compare.
                </Trans>
              ),
              disabled: isDisabled,
            },
          ]}
        />
      )}
      {reader.by === 'browser' && (
        <Field label={t`The language of the recipe`} className="max-w-80">
          <Select
            value={language}
            disabled={isDisabled}
            onChange={({ target }) => setLanguage(target.value)}
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {names[each]}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}

function useLanguageNames() {
  const { t } = useLingui()
  return {
    eng: t`English`,
    deu: t`German`,
    fra: t`French`,
    spa: t`Spanish`,
    ita: t`Italian`,
  } satisfies Record<Language, string>
}
