import { Trans, useLingui } from '@lingui/react/macro'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { TextInput } from '../../../ui/controls/inputs.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Member } from '../../auth/index.ts'
import { EmailConfirmation, EmailDialog } from '../account/email-setting.tsx'

/** The address (read-only), whether it is verified, and a button to change it. */
export function EmailField({ user }: { user: Member }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <div className="flex items-end gap-3">
        <Field label={t`Email`} className="min-w-0 flex-1">
          <TextInput value={user.email} readOnly type="email" autoComplete="email" />
        </Field>
        <Button onClick={() => setOpen(true)} aria-label={t`Change email`}>
          <Trans>Change</Trans>
        </Button>
      </div>
      {user.emailConfirmed ? (
        <p className="mt-2">
          <Badge tone="basil" icon={<Icon of={BadgeCheck} size={16} />}>
            <Trans>Verified</Trans>
          </Badge>
        </p>
      ) : (
        <EmailConfirmation user={user} />
      )}
      <EmailDialog open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
