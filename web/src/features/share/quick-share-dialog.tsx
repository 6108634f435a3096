import { useEffect, useState } from 'react'
import { type MedicalRecord, todayHere } from 'sync-protocol/medical'
import { useDictionary } from '../../loading/use-dictionary'
import { homeCountryOf } from '../../stores/home-country'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Dialog, useStepFromTop } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { Icon } from '../../ui/icon'
import { SegmentedControl } from '../../ui/segmented-control'
import { type Content, contentOf, fileNameOf, type Shared } from './contents'
import { ShareCode } from './share-code'
import { ShareWays } from './share-ways'
import { shareDialogTexts as texts } from './texts-dialog'

interface QuickShareDialogProps {
  record: MedicalRecord
  onClose: () => void
}

export function QuickShareDialog({ record, onClose }: QuickShareDialogProps) {
  const [shared, setShared] = useState<Shared>('contacts')
  const [isCodeShown, setCodeShown] = useState(false)
  const step = useStepFromTop<HTMLDivElement>(isCodeShown ? 'code' : 'ways')
  const today = todayHere(new Date())
  const dictionary = useDictionary('en', record.profile?.primaryLanguage)
  const content = contentOf(shared, record, homeCountryOf(record), today, dictionary)
  const hasContacts = record.contacts.length > 0

  // Another device or tab may delete the last contact while the dialog is open.
  useEffect(() => {
    if (hasContacts) return
    showToast({ title: texts.noContacts, description: texts.noContactsDetail, tone: 'danger' })
  }, [hasContacts])

  return (
    <Dialog title={texts.title} onClose={onClose}>
      {!hasContacts ? (
        <EmptyState icon="people">{texts.noContactsAdded}</EmptyState>
      ) : isCodeShown ? (
        <div ref={step} tabIndex={-1} className="grid gap-4">
          <ShareCode content={content} fileName={fileNameOf(record.profile?.fullName ?? '')} />
          <Button icon={<Icon name="back" size={20} />} onClick={() => setCodeShown(false)}>
            {texts.ways.others}
          </Button>
        </div>
      ) : (
        <div ref={step} tabIndex={-1} className="grid gap-4">
          <SegmentedControl
            label={texts.what}
            options={[
              { value: 'contacts', label: texts.contacts },
              { value: 'card', label: texts.card },
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
      {content.isTextPartial && <p className="text-soft">{texts.isPartial}</p>}
    </div>
  )
}
