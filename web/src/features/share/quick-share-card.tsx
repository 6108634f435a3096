import { lazy, Suspense, useState } from 'react'
import type { MedicalRecord } from 'sync-protocol/medical'
import { dashboardPath } from '../../addresses/paths'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { TextLink } from '../../ui/text-link'

const QuickShareDialog = lazy(async () => ({
  default: (await import('./quick-share-dialog')).QuickShareDialog,
}))

interface QuickShareCardProps {
  record: MedicalRecord
  /** The address asks for the dialog, as the phone's shortcut does. */
  isAsked?: boolean
  onClosed?: () => void
}

export function QuickShareCard({ record, isAsked = false, onClosed }: QuickShareCardProps) {
  const [isOpen, setOpen] = useState(false)
  const count = record.contacts.length

  function close() {
    setOpen(false)
    onClosed?.()
  }

  return (
    <Card title="Emergency Quick Share">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="tabular">
            {count === 1 ? '1 contact ready to share' : `${count} contacts ready to share`}
          </p>
          {count === 0 && (
            <p className="text-soft">
              <TextLink to={`${dashboardPath('medical-info')}#contacts`}>
                Add an emergency contact
              </TextLink>{' '}
              first.
            </p>
          )}
        </div>
        <Button
          icon={<Icon name="share" size={20} />}
          disabled={count === 0}
          onClick={() => setOpen(true)}
        >
          Share Emergency Contacts
        </Button>
      </div>
      <Suspense>
        {(isOpen || isAsked) && <QuickShareDialog record={record} onClose={close} />}
      </Suspense>
    </Card>
  )
}
