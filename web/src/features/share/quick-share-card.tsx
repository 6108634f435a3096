import { lazy, Suspense, useState } from 'react'
import type { MedicalRecord } from 'sync-protocol/medical'
import { dashboardPath } from '../../addresses/paths'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { TextLink } from '../../ui/text-link'
import { shareTexts as texts } from './texts'

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
    <Card title={texts.title}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="tabular">{texts.ready({ count })}</p>
          {count === 0 && (
            <TextLink to={`${dashboardPath('medical-info')}#contacts`}>{texts.addContact}</TextLink>
          )}
        </div>
        <Button
          icon={<Icon name="share" size={20} />}
          disabled={count === 0}
          onClick={() => setOpen(true)}
        >
          {texts.share}
        </Button>
      </div>
      <Suspense>
        {(isOpen || isAsked) && <QuickShareDialog record={record} onClose={close} />}
      </Suspense>
    </Card>
  )
}
