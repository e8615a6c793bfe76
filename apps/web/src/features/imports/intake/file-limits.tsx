import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../auth/index.ts'
import { importsQuery } from '../api.ts'

/** How much an import may bring, said before anything is sent. */
export function FileLimits() {
  const { i18n } = useLingui()
  const isMember = useSession() !== null
  const { data } = useQuery({ ...importsQuery(), enabled: isMember })
  if (!data) return <p className="mt-4 min-h-5" />
  const { limits } = data
  const megabytes = i18n.number(Math.floor(limits.fileBytes / 1024 ** 2))
  const recipes = i18n.number(limits.recipes)
  return (
    <p className="mt-4 text-sm text-ink-soft">
      <Trans>
        Files of recipe apps, documents and saved pages: up to {limits.files} at once, each up to{' '}
        {megabytes} MB, with up to {recipes} recipes in all.
      </Trans>
    </p>
  )
}
