import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Field } from '../../ui/controls/field.tsx'
import { Select } from '../../ui/controls/inputs.tsx'
import { type PantrySearch, parsePantrySearch } from './search.ts'

/** The order inside the groups, kept in the address. */
export function SortSelect({ sort = '' }: { sort: PantrySearch['sort'] | '' | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()

  function choose(chosen: string) {
    void navigate({
      to: '/dashboard/inventory',
      search: parsePantrySearch({ sort: chosen }),
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <Field label={t`Sort by`} hideLabel className="w-52 max-w-full">
      <Select value={sort} onChange={(event) => choose(event.target.value)}>
        <option value="">{t`First to expire`}</option>
        <option value="name">{t`Name`}</option>
        <option value="newest">{t`Newest first`}</option>
      </Select>
    </Field>
  )
}
