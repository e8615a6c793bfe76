import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../controls/button.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import type { UploadUnderWay } from './use-upload.ts'

/** The progress of an upload, with a button to cancel it while that is possible. */
export function UploadProgress({ sent, cancel }: UploadUnderWay) {
  const { t, i18n } = useLingui()
  const isSent = sent === 1
  return (
    <div className="mt-4 flex items-center gap-4">
      <div className="grid flex-1 gap-2">
        <p className="flex justify-between gap-4 text-ink-soft">
          <span role="status">
            {isSent ? <Trans>Preparing the photo...</Trans> : <Trans>Uploading the photo...</Trans>}
          </span>
          {!isSent && (
            <span aria-hidden="true" className="tabular-nums">
              {i18n.number(Math.floor(sent * 100) / 100, { style: 'percent' })}
            </span>
          )}
        </p>
        <ProgressBar
          label={isSent ? t`Preparing the photo` : t`Uploading the photo`}
          {...(isSent ? {} : { value: sent })}
        />
      </div>
      {/* Keeps its space when hidden, so that the bar does not grow. */}
      <Button variant="quiet" onClick={cancel} className={cancel ? '' : 'invisible'}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  )
}
