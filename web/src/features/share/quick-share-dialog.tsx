import { useEffect, useState } from 'react'
import { type MedicalRecord, todayHere } from 'sync-protocol/medical'
import { homeCountryOf } from '../../stores/home-country'
import { showToast } from '../../stores/toast'
import { useDictionary } from '../../stores/use-dictionary'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import { SegmentedControl } from '../../ui/segmented-control'
import { type Content, contentOf, fileNameOf, type Shared } from './contents'
import { ShareCode } from './share-code'
import { ShareWays } from './share-ways'

interface QuickShareDialogProps {
  record: MedicalRecord
  onClose: () => void
}

export function QuickShareDialog({ record, onClose }: QuickShareDialogProps) {
  const [shared, setShared] = useState<Shared>('contacts')
  const [isCodeShown, setCodeShown] = useState(false)
  const today = todayHere(new Date())
  const dictionary = useDictionary('en', record.profile?.primaryLanguage)
  const content = contentOf(shared, record, homeCountryOf(record), today, dictionary)
  const hasContacts = record.contacts.length > 0

  // Another device or tab may delete the last contact while the dialog is open.
  useEffect(() => {
    if (hasContacts) return
    showToast({
      title: 'No Emergency Contacts',
      description: 'Add them in the Medical Profile tab before sharing.',
      tone: 'danger',
    })
  }, [hasContacts])

  return (
    <Dialog title="Emergency Quick Share" onClose={onClose}>
      {!hasContacts ? (
        <EmptyState icon="people">
          No emergency contacts added. Add them in the Medical Profile tab.
        </EmptyState>
      ) : isCodeShown ? (
        <div className="grid gap-4">
          <ShareCode content={content} fileName={fileNameOf(record.profile?.fullName ?? '')} />
          <Button icon={<Icon name="back" size={20} />} onClick={() => setCodeShown(false)}>
            Other ways
          </Button>
        </div>
      ) : (
        <div className="grid gap-4">
          <SegmentedControl
            label="What to share"
            options={[
              { value: 'contacts', label: 'Contacts' },
              { value: 'card', label: 'Emergency card' },
            ]}
            value={shared}
            onChange={setShared}
          />
          <Message content={content} />
          <ShareWays content={content} onShowCode={() => setCodeShown(true)} />
        </div>
      )}
    </Dialog>
  )
}

function Message({ content }: { content: Content }) {
  return (
    <div className="grid gap-2">
      <p className="rounded-ui bg-sunken p-3 whitespace-pre-line wrap-anywhere" dir="auto">
        {content.text}
      </p>
      {content.isTextPartial && (
        <p className="text-soft">
          Two text messages hold no more than this. Your code shows all of it.
        </p>
      )}
    </div>
  )
}
