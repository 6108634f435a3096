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
import {
  eraseUnclaimedRecord,
  keepForLater,
  openUnclaimedRecord,
  readUnclaimedRecord,
} from './unclaimed-record'
import { useAdoption } from './use-adoption'
import type { UnclaimedRecord } from './use-unclaimed-record'
import { WaitingForRecord } from './waiting-for-record'

export function MergeChoices({ record: { id, rows } }: { record: UnclaimedRecord }) {
  const status = useSyncStatus()
  const navigate = useNavigate()
  const backup = useBackupDialog()
  const { run, isBusy, result } = useAdoption(
    (decisions, device) => mergeUnclaimedRecord(id, decisions, device),
    brought => brought.state === 'gone' && sayGone(),
  )

  function sayGone() {
    showToast({
      title: 'Already decided',
      description: 'What becomes of this record was decided in another tab.',
    })
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
        title: 'Not discarded',
        description: 'This device’s storage did not answer. The record is still here. Try again.',
      })
    }
  }

  /** Asks again if another tab has written meanwhile, because the question named fewer entries. */
  async function askToDiscard(): Promise<void> {
    const now = await readUnclaimedRecord(id)
    if (!now) return sayGone()
    const answer = await ask({
      title: 'Discard the record on this phone?',
      body: `You lose all of it: ${contentWords(now)}. It is nowhere else. Cards that were printed of it never become live.`,
      choices: [
        { id: 'stay', label: 'Cancel' },
        { id: 'save', label: 'Save a backup file first' },
        { id: 'discard', label: 'Discard it', tone: 'danger' },
      ],
    })
    if (answer === 'save') backup.open()
    if (answer !== 'discard') return
    if (!(await eraseUnclaimedRecord(id, now))) return askToDiscard()
    showToast({
      title: 'Discarded',
      description: 'Your account’s record is the one on this phone.',
    })
    navigate(paths.dashboard)
  }

  const failure = failedWords(result)
  if (result?.state === 'done') {
    const codes = rows.filter(({ collection }) => collection === 'qr-codes')
    return (
      <Card title="Added to your account">
        <div className="grid grid-cols-1 justify-items-start gap-4">
          {[...doneWords(result), ...codeWords(codes.length)].map(sentence => (
            <p key={sentence} className="max-w-text">
              {sentence}
            </p>
          ))}
          <ButtonLink to={paths.dashboard} tone="primary">
            Go to the dashboard
          </ButtonLink>
        </div>
      </Card>
    )
  }
  if (result?.state === 'open') {
    return (
      <RowChoices
        choices={result.choices}
        places={{ here: 'in your account', there: 'on this phone' }}
        isBusy={isBusy}
        onDecided={decisions => void run(decisions)}
      />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card
        title="Add it to your account"
        lead="Entry by entry. What is in both is kept once, and where the two differ you are asked. Codes you printed become live; where one was replaced on one side, that of your account stays."
      >
        <div className="grid grid-cols-1 justify-items-start gap-4">
          {failure && (
            <Notice tone="danger" announce="alert">
              {failure}
            </Notice>
          )}
          {typeof status?.lastSyncAtMs === 'number' ? (
            <Button tone="primary" busy={isBusy} busyLabel="Adding…" onClick={() => void run()}>
              Add it
            </Button>
          ) : (
            <WaitingForRecord />
          )}
        </div>
      </Card>
      <Card
        title="Keep both records"
        lead="For the record of somebody else, such as a child or a parent: you look after it in your account, and its codes stay as they are. Or it stays on this phone for now, and the overview reminds you."
      >
        <div className="grid gap-6">
          <KeepForm record={{ id, rows }} />
          <div>
            <Button onClick={later}>Keep it for later</Button>
          </div>
        </div>
      </Card>
      <Card title="Discard it" lead="For a record that was only tried out.">
        <Button tone="danger" onClick={() => void discard()}>
          Discard
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

const codeWords = (count: number): string[] =>
  count === 0
    ? []
    : [
        `Cards you printed open your account’s record once this is sent. Where a code was replaced on one side, that of your account stays: cards with the other one do not open. ${count === 1 ? 'The code stands' : 'The codes stand'} among those of your account; of one type, the newest is shown first.`,
      ]
