import { useState } from 'react'
import { dashboardPath } from '../../addresses/paths'
import { useMay } from '../../people/profiles'
import { useSession } from '../../people/session'
import { type Undo, useRecord, useSyncStatus } from '../../sync'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { BringForm } from './import/bring-form'
import { type Incoming, takeHanded } from './import/incoming'
import { Review } from './import/review'
import { clinicImportTexts } from './texts-import'

const texts = clinicImportTexts.screen

type Step =
  | { name: 'bring' }
  | { name: 'review'; incoming: Incoming }
  | { name: 'done'; count: number; undo: Undo }
  | { name: 'undone' }

const begin = (): Step => {
  const incoming = takeHanded()
  return incoming ? { name: 'review', incoming } : { name: 'bring' }
}

export function ImportScreen() {
  const [step, setStep] = useState(begin)
  return (
    <Main width="column">
      <title>{pageTitle(texts.title)}</title>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        back={{ to: dashboardPath('profile'), label: texts.back }}
      />
      <Steps step={step} onStep={setStep} />
    </Main>
  )
}

function Steps({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  const record = useRecord()
  const status = useSyncStatus()
  const mayEdit = useMay('edit')
  const isSignedIn = useSession(({ session }) => session.status === 'signedIn')
  const again = () => onStep({ name: 'bring' })

  if (!mayEdit) {
    return <Notice tone="info">{texts.readOnly}</Notice>
  }
  if (record === undefined || status === undefined) return <Skeleton block />
  // Compared with a record that is not loaded yet, every entry would be new.
  if (isSignedIn && typeof status.lastSyncAtMs !== 'number') {
    return (
      <Notice tone="info" announce="status">
        {texts.loading}
      </Notice>
    )
  }
  if (step.name === 'bring') {
    const own = record.profile?.primaryLanguage
    return (
      <BringForm
        languages={[...(own ? [own] : []), ...navigator.languages]}
        onRead={incoming => onStep({ name: 'review', incoming })}
      />
    )
  }
  if (step.name === 'review') {
    return (
      <Review
        incoming={step.incoming}
        record={record}
        onDone={written => onStep({ name: 'done', ...written })}
        onOther={again}
      />
    )
  }
  if (step.name === 'undone') {
    return (
      <Notice
        tone="info"
        announce="status"
        title={texts.undone}
        action={<Button onClick={again}>{texts.another}</Button>}
      >
        {texts.undoneText}
      </Notice>
    )
  }
  return <Done {...step} onUndone={() => onStep({ name: 'undone' })} />
}

interface DoneProps {
  count: number
  undo: Undo
  onUndone: () => void
}

function Done({ count, undo, onUndone }: DoneProps) {
  const [isBusy, setBusy] = useState(false)

  async function takeBack() {
    setBusy(true)
    const isUndone = await undo()
    setBusy(false)
    if (isUndone) onUndone()
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <Notice tone="ok" announce="status" title={texts.added({ count })}>
        {texts.addedText}
      </Notice>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={dashboardPath('medical-info')} tone="primary">
          {texts.seeRecord}
        </ButtonLink>
        <Button busy={isBusy} onClick={() => void takeBack()}>
          {texts.undo}
        </Button>
      </div>
    </div>
  )
}
