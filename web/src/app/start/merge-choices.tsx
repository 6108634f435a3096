import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { useBackupDialog } from '../../features/backup/use-backup-dialog'
import { ask } from '../../stores/confirm'
import { storageFaultOf } from '../../stores/storage-fault'
import { showToast } from '../../stores/toast'
import { useSyncStatus } from '../../sync'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { contentWords, doneWords, failedWords } from './adoption-words'
import { KeepForm } from './keep-form'
import { mergeUnclaimedRecord } from './merge-unclaimed-record'
import { RowChoices } from './row-choices'
import { mergeTexts } from './texts-merge'
import {
  eraseUnclaimedRecord,
  keepForLater,
  openUnclaimedRecord,
  readUnclaimedRecord,
} from './unclaimed-record'
import { useAdoption } from './use-adoption'
import type { UnclaimedRecord } from './use-unclaimed-record'
import { WaitingForRecord } from './waiting-for-record'

const { add: texts, keep: keepTexts, discard: discardTexts } = mergeTexts

export function MergeChoices({ record: { id, rows } }: { record: UnclaimedRecord }) {
  const status = useSyncStatus()
  const navigate = useNavigate()
  const backup = useBackupDialog()
  const { run, isBusy, result } = useAdoption(
    (decisions, device) => mergeUnclaimedRecord(id, decisions, device),
    brought => brought.state === 'gone' && sayGone(),
  )

  function sayGone() {
    showToast({ title: discardTexts.gone, description: discardTexts.goneDetail })
    navigate(paths.dashboard)
  }

  function later() {
    keepForLater(id)
    navigate(paths.dashboard)
  }

  async function discard() {
    try {
      await askToDiscard()
    } catch (error) {
      if (!storageFaultOf(error)) throw error
      console.error(error)
      showToast({
        tone: 'danger',
        title: discardTexts.failed,
        description: discardTexts.failedDetail,
      })
    }
  }

  /** Asks again if another tab has written meanwhile, because the question named fewer entries. */
  async function askToDiscard(): Promise<void> {
    const now = await readUnclaimedRecord(id)
    if (!now) return sayGone()
    const answer = await ask({
      title: discardTexts.question,
      body: discardTexts.body({ list: contentWords(now) }),
      choices: [
        { id: 'stay', label: discardTexts.cancel },
        { id: 'save', label: discardTexts.save },
        { id: 'discard', label: discardTexts.confirm, tone: 'danger' },
      ],
    })
    if (answer === 'save') backup.open()
    if (answer !== 'discard') return
    if (!(await eraseUnclaimedRecord(id, now))) return askToDiscard()
    showToast({ title: discardTexts.done, description: discardTexts.doneDetail })
    navigate(paths.dashboard)
  }

  const failure = failedWords(result)
  if (result?.state === 'done') {
    const count = rows.filter(({ collection }) => collection === 'qr-codes').length
    const codeTexts = count === 0 ? [] : [texts.codes({ count })]
    return (
      <Card title={texts.done}>
        <div className="grid grid-cols-1 justify-items-start gap-4">
          {[...doneWords(result), ...codeTexts].map(sentence => (
            <p key={sentence} className="max-w-text">
              {sentence}
            </p>
          ))}
          <ButtonLink to={paths.dashboard} tone="primary">
            {texts.toDashboard}
          </ButtonLink>
        </div>
      </Card>
    )
  }
  if (result?.state === 'open') {
    return (
      <RowChoices
        choices={result.choices}
        places={{ here: texts.inAccount, there: texts.onPhone }}
        isBusy={isBusy}
        onDecided={decisions => void run(decisions)}
      />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card title={texts.title} lead={texts.lead}>
        <div className="grid grid-cols-1 justify-items-start gap-4">
          {failure && (
            <Notice tone="danger" announce="alert">
              {failure}
            </Notice>
          )}
          {typeof status?.lastSyncAtMs === 'number' ? (
            <Button
              tone="primary"
              busy={isBusy}
              busyLabel={texts.adding}
              onClick={() => void run()}
            >
              {texts.button}
            </Button>
          ) : (
            <WaitingForRecord />
          )}
        </div>
      </Card>
      <Card title={keepTexts.title} lead={keepTexts.lead}>
        <div className="grid gap-6">
          <KeepForm record={{ id, rows }} />
          <div>
            <Button onClick={later}>{keepTexts.later}</Button>
          </div>
        </div>
      </Card>
      <Card title={discardTexts.title} lead={discardTexts.lead}>
        <Button tone="danger" onClick={() => void discard()}>
          {discardTexts.button}
        </Button>
      </Card>
      {backup.Dialog && <SaveBeside id={id} Dialog={backup.Dialog} onClose={backup.close} />}
    </div>
  )
}

interface SaveBesideProps {
  id: string
  Dialog: NonNullable<ReturnType<typeof useBackupDialog>['Dialog']>
  onClose: () => void
}

function SaveBeside({ id, Dialog, onClose }: SaveBesideProps) {
  const [db] = useState(() => openUnclaimedRecord(id))
  // React may run an effect twice, so the database opens again when it is read.
  useEffect(() => () => db.close({ disableAutoOpen: false }), [db])
  return <Dialog source={{ db, now: Date.now }} onClose={onClose} />
}
