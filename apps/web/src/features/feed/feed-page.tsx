import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { keptFocus } from '../../ui/overlays/kept-focus.ts'
import { type FeedTab, forgetFeed } from './api.ts'
import { ChefStrip } from './chef-strip.tsx'
import { FeedActivityList } from './feed-activity-list.tsx'
import { FeedRecipeGrid } from './feed-recipe-grid.tsx'
import type { FeedSearch } from './search.ts'

/** What followed cooks published and did: all of them, or one. */
export function FeedPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { tab: tabInAddress, chef } = useSearch({ from: '/members/myFeed' })
  const tab: FeedTab = tabInAddress ?? 'recipes'

  /** Another tab or cook starts at its first page. */
  function show(next: { tab: FeedTab; chef: string | undefined }) {
    forgetFeed(queryClient, next.tab, next.chef)
    const search: FeedSearch = {
      ...(next.tab === 'activity' && { tab: next.tab }),
      ...(next.chef && { chef: next.chef }),
    }
    void navigate({ to: '/myFeed', search, replace: true, resetScroll: false })
  }

  const showAllChefs = () => show({ tab, chef: undefined })
  const onAllChefs = chef ? showAllChefs : undefined
  return (
    <div ref={keptFocus} className="mx-auto max-w-page px-4 py-8 md:px-8 md:py-12">
      <h1 className="mb-5 font-display text-3xl font-semibold lg:text-4xl">
        <Trans>My Feed</Trans>
      </h1>
      <ChefStrip selected={chef} onSelect={(chosen) => show({ tab, chef: chosen })} />
      <Tabs
        label={t`My Feed`}
        tabs={[
          { value: 'recipes', label: t`Recipes` },
          { value: 'activity', label: t`Activity Feed` },
        ]}
        value={tab}
        onChange={(chosen) => show({ tab: chosen, chef })}
        className="mt-4"
      >
        {tab === 'recipes' ? (
          <FeedRecipeGrid chef={chef} onAllChefs={onAllChefs} />
        ) : (
          <FeedActivityList chef={chef} onAllChefs={onAllChefs} />
        )}
      </Tabs>
    </div>
  )
}
