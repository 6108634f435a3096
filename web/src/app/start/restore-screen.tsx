import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { withDatabase } from '../../db/storage'
import type { ReadBackup } from '../../features/backup/backup-content'
import { OpenBackupForm } from '../../features/backup/open-backup-form'
import { sentences } from '../../i18n/sentences'
import { startLocal } from '../../people/local-record'
import { useMay, useShownProfile, whoseRecord } from '../../people/profiles'
import { readSession, recordOwnerOf, useSession } from '../../people/session'
import { useWayBack } from '../../people/use-way-back'
import { showToast } from '../../stores/toast'
import { openLocal, useSyncStatus } from '../../sync'
import type { Device } from '../../sync/index'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { momentWords } from '../../ui/date-words'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { contentWords, doneWords, failedWords } from './adoption-words'
import { mergeIntoAccount, type Source } from './merge-into-account'
import { RowChoices } from './row-choices'
import { mergeTexts } from './texts-merge'
import { useAdoption } from './use-adoption'
import { WaitingForRecord } from './waiting-for-record'

const texts = mergeTexts.restore

export function RestoreScreen() {
  const back = useWayBack()
  const [backup, setBackup] = useState<ReadBackup>()
  return (
    <Main width="column">
      <title>{pageTitle(texts.title)}</title>
      <PageHeader title={texts.title} lead={texts.lead} back={back} />
      {backup ? (
        <OpenedBackup backup={backup} onOther={() => setBackup(undefined)} />
      ) : (
        <Card>
          <OpenBackupForm onOpened={setBackup} />
        </Card>
      )}
    </Main>
  )
}

function OpenedBackup({ backup, onOther }: { backup: ReadBackup; onOther: () => void }) {
  const session = useSession(state => state.session)
  const status = useSyncStatus()
  const navigate = useNavigate()
  const [isRefused, setRefused] = useState(false)
  const [isNew] = useState(() => !recordOwnerOf(session))
  const { run, isBusy, result } = useAdoption(
    async (decisions, device) => {
      // The person keeps the file in case the phone is lost, so it must open the lock here, too.
      if (isNew && backup.lockProof) await addLockProof(device, backup.lockProof)
      return mergeIntoAccount(sourceOf(backup), decisions, device)
    },
    brought => {
      if (brought.state !== 'done') return
      const description = sentences(...doneWords(brought))
      showToast({ title: texts.done, description, durationMs: 15_000 })
      navigate(paths.dashboard)
    },
  )

  async function restore() {
    if (await openRecord()) await run()
    else setRefused(true)
  }

  const shown = useShownProfile()
  const mayEdit = useMay('edit')
  const { whose, name } = whoseRecord(shown)
  const intoText = whose === 'other' ? texts.into.other({ name }) : texts.into[whose]

  if (result?.state === 'open') {
    return (
      <RowChoices
        choices={result.choices}
        places={{ here: texts.here, there: texts.inFile }}
        isBusy={isBusy}
        onDecided={decisions => void run(decisions)}
      />
    )
  }
  const failure = failedWords(result)
  const mayCompare = session.status !== 'signedIn' || typeof status?.lastSyncAtMs === 'number'
  return (
    <Card title={texts.backupOf({ moment: momentWords(backup.madeAtMs) })}>
      <div className="grid grid-cols-1 gap-4">
        <p>{texts.contents({ list: contentWords(backup.rows) })}</p>
        {backup.unreadable > 0 && (
          <Notice tone="warn">{texts.unreadable({ count: backup.unreadable })}</Notice>
        )}
        {mayEdit && <p>{recordOwnerOf(session) ? intoText : texts.intoNew}</p>}
        {failure && (
          <Notice tone="danger" announce="alert">
            {failure}
          </Notice>
        )}
        {isRefused && (
          <Notice tone="danger" announce="alert">
            {texts.notStored}
          </Notice>
        )}
        {!mayEdit && (
          <Notice tone="warn" title={texts.readOnly}>
            {texts.readOnlyText}
          </Notice>
        )}
        {mayEdit && !mayCompare && <WaitingForRecord />}
        <div className="flex flex-wrap gap-2">
          {mayEdit && mayCompare && (
            <Button tone="primary" busy={isBusy} onClick={() => void restore()}>
              {texts.button}
            </Button>
          )}
          <Button onClick={onOther}>{texts.another}</Button>
        </div>
      </div>
    </Card>
  )
}

const sourceOf = ({ rows, owner, files }: ReadBackup): Source => ({
  rows,
  files: { owner, read: async id => files.get(id) },
})

async function openRecord(): Promise<boolean> {
  if (!recordOwnerOf(readSession()) && !(await startLocal())) return false
  const session = readSession()
  if (session.status === 'local') openLocal(session.user)
  return true
}

export const addLockProof = ({ db }: Pick<Device, 'db'>, proof: string): Promise<unknown> =>
  withDatabase(db, () =>
    db.meta
      .where('key')
      .equals('sync')
      .modify(meta => {
        meta.lockProofs = [...new Set([...meta.lockProofs, proof])]
      }),
  )
