import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface CookFooterProps {
  page: number
  lastPage: number
  onBack: () => void
  onNext: () => void
}

/** Buttons for the previous and the next page, large enough for a thumb with dough on it. */
export function CookFooter({ page, lastPage, onBack, onNext }: CookFooterProps) {
  const { t } = useLingui()
  return (
    <footer className="border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-8">
      <div className="mx-auto grid max-w-page grid-cols-[1fr_2fr] gap-3">
        <Button
          size="lg"
          className="min-h-16"
          disabled={page === 1}
          icon={<Icon of={ArrowLeft} size={24} />}
          onClick={onBack}
        >
          <Trans>Back</Trans>
        </Button>
        <Button variant="primary" size="lg" className="min-h-16" onClick={onNext}>
          {nextLabel()}
          {page < lastPage && <Icon of={ArrowRight} size={24} />}
        </Button>
      </div>
    </footer>
  )

  function nextLabel(): string {
    if (page === lastPage) return t`Close`
    if (page === 1) return t`Start`
    return page === lastPage - 1 ? t`Finish` : t`Next`
  }
}
