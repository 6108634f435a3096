import { useEffect, useState } from 'react'
import { keepReading } from '../../stores/keep-reading'
import { ignoreStorageFault } from '../../stores/storage-fault'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { unitWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import { SegmentedControl } from '../../ui/segmented-control'
import { followOwner } from './follow-owner'
import { LockDialog } from './lock-dialog'
import { BACKGROUND_MINUTES, type LockNote, readLockNote } from './lock-note'
import { readSecrets, type StoredCredential, tryWriteSecrets } from './lock-secrets'
import { dropScreenLock, hasScreenLock, makeScreenLock, type ScreenLockFault } from './screen-lock'
import { asMinutes, changeAfter, removeLock } from './set-lock'
import { lockTexts } from './texts'
import { closeNow } from './watch'

const { card: texts, screenLock } = lockTexts

export function LockCard() {
  const [note, setNote] = useState(readLockNote)
  const [isChoosing, setChoosing] = useState(false)
  const look = () => setNote(readLockNote())
  useEffect(followOwner, [])

  async function remove() {
    await removeLock()
    look()
    showToast({ title: texts.removed, description: texts.removedDetail })
  }

  return (
    <Card lead={texts.lead}>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        {note ? (
          <>
            <After note={note} onChange={look} />
            <ScreenLock />
            <div className="flex flex-wrap gap-2">
              <Button icon={<Icon name="lock" size={20} />} onClick={closeNow}>
                {texts.now}
              </Button>
              <Button onClick={() => setChoosing(true)}>{texts.change}</Button>
              <Button tone="danger" onClick={() => void remove()}>
                {texts.remove}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="max-w-text">{texts.off}</p>
            <Button icon={<Icon name="lock" size={20} />} onClick={() => setChoosing(true)}>
              {texts.set}
            </Button>
          </>
        )}
      </div>
      {isChoosing && (
        <LockDialog
          note={note}
          onClose={() => {
            setChoosing(false)
            look()
          }}
        />
      )}
    </Card>
  )
}

function After({ note, onChange }: { note: LockNote; onChange: () => void }) {
  return (
    <div className="grid w-full gap-1">
      <SegmentedControl
        label={texts.after}
        options={BACKGROUND_MINUTES.map(minutes => ({
          value: String(minutes),
          label: unitWords(minutes, 'minute', 0),
        }))}
        value={String(note.afterMinutes)}
        onChange={text => {
          const isKept = changeAfter(asMinutes(text))
          if (!isKept)
            showToast({ tone: 'danger', title: texts.notSet, description: texts.notKept })
          onChange()
        }}
      />
      <p className="max-w-text text-soft">{texts.afterHelp}</p>
    </div>
  )
}

const faultWords = (fault: Exclude<ScreenLockFault, 'put_away'>): string =>
  fault === 'unable' ? screenLock.unable : screenLock.notVerified

/** Works only on this device and in addition to the PIN, because the phone's settings can remove it. */
function ScreenLock() {
  const [can, setCan] = useState(false)
  const [kept, setKept] = useState<StoredCredential>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    void hasScreenLock().then(setCan)
    return keepReading(readSecrets, secrets => setKept(secrets?.screenLock))
  }, [])

  async function keep(screenLock: StoredCredential | undefined): Promise<boolean> {
    const pin = (await readSecrets().catch(ignoreStorageFault))?.pin
    const isKept =
      pin !== undefined && (await tryWriteSecrets({ pin, ...(screenLock && { screenLock }) }))
    if (isKept) setKept(screenLock)
    else showToast({ tone: 'danger', title: texts.notSet, description: texts.notKept })
    return isKept
  }

  async function turnOn() {
    setBusy(true)
    const made = await makeScreenLock()
    setBusy(false)
    if (made.ok) {
      if (!(await keep(made.value))) return
      showToast({ title: screenLock.on, description: screenLock.onDetail })
    } else if (made.failure !== 'put_away') {
      showToast({ tone: 'danger', title: texts.notSet, description: faultWords(made.failure) })
    }
  }

  async function turnOff() {
    if ((await keep(undefined)) && kept) await dropScreenLock(kept)
  }

  if (kept) return <Button onClick={() => void turnOff()}>{screenLock.stop}</Button>
  if (!can) return null
  return (
    <Button
      icon={<Icon name="phone" size={20} />}
      busy={isBusy}
      busyLabel={screenLock.waiting}
      onClick={() => void turnOn()}
    >
      {screenLock.use}
    </Button>
  )
}
