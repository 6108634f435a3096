import { useState } from 'react'
import { dashboardPath } from '../../addresses/paths'
import { useMay } from '../../stores/profiles'
import { useSession } from '../../stores/session'
import { type Undo, useRecord, useSyncStatus } from '../../sync'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { BringForm } from './import/bring-form'
import { entryCount } from './import/import-words'
import { type Incoming, takeHanded } from './import/incoming'
import { Review } from './import/review'

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
    <Main width="form">
      <title>{pageTitle('Add from a clinic')}</title>
      <PageHeader
        title="Add from a clinic"
        lead="A patient summary, looked through entry by entry. Nothing is added without your yes."
        back={{ to: dashboardPath('profile'), label: 'Back to Profile' }}
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
    return <Notice tone="info">You may look at this record, and not change it.</Notice>
  }
  if (record === undefined || status === undefined) return <Skeleton block />
  // Compared with a record that is not loaded yet, every entry would be new.
  if (isSignedIn && typeof status.lastSyncAtMs !== 'number') {
    return (
      <Notice tone="info" announce="status">
        The record is still being loaded to this phone. You can compare the two once it is here.
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
        title="Taken back"
        action={<Button onClick={again}>Choose another file</Button>}
      >
        The record is as it was before.
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
      <Notice tone="ok" announce="status" title={`Added: ${entryCount(count)}`}>
        Saved on this phone. Look through it once more: responders read it as you left it. Cards you
        printed before do not have it.
      </Notice>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={dashboardPath('medical-info')} tone="primary">
          See the record
        </ButtonLink>
        <Button busy={isBusy} onClick={() => void takeBack()}>
          Undo all of it
        </Button>
      </div>
    </div>
  )
}
