import { useEffect, useState } from 'react'
import { keepReading } from '../../stores/keep-reading'
import { ignoreStorageFault } from '../../stores/storage-fault'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { SegmentedControl } from '../../ui/segmented-control'
import { followOwner } from './follow-owner'
import { LockDialog } from './lock-dialog'
import { BACKGROUND_MINUTES, type LockNote, readLockNote } from './lock-note'
import { readSecrets, type StoredCredential, tryWriteSecrets } from './lock-secrets'
import { dropScreenLock, hasScreenLock, makeScreenLock, type ScreenLockFault } from './screen-lock'
import { AFTER_WORDS, asMinutes, changeAfter, removeLock } from './set-lock'
import { closeNow } from './watch'

export function LockCard() {
  const [note, setNote] = useState(readLockNote)
  const [isChoosing, setChoosing] = useState(false)
  const look = () => setNote(readLockNote())
  useEffect(followOwner, [])

  async function remove() {
    await removeLock()
    look()
    showToast({ title: 'Lock removed', description: 'LifeTag opens without asking.' })
  }

  return (
    <Card
      title="Lock"
      lead="Keeps curious hands out. Your phone’s own lock is what protects the data."
    >
      <div className="grid grid-cols-1 justify-items-start gap-4">
        {note ? (
          <>
            <After note={note} onChange={look} />
            <ScreenLock />
            <div className="flex flex-wrap gap-2">
              <Button icon={<Icon name="lock" size={20} />} onClick={closeNow}>
                Lock now
              </Button>
              <Button onClick={() => setChoosing(true)}>Change the PIN</Button>
              <Button tone="danger" onClick={() => void remove()}>
                Remove the lock
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="max-w-text">
              LifeTag asks for a PIN or your screen lock before it shows a record. Your code stays
              one tap away without it: “Show my code” opens for anyone who has this phone.
            </p>
            <Button icon={<Icon name="lock" size={20} />} onClick={() => setChoosing(true)}>
              Set a lock
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
        label="Ask after it was in the background for"
        options={BACKGROUND_MINUTES.map(minutes => ({
          value: String(minutes),
          label: AFTER_WORDS[minutes],
        }))}
        value={String(note.afterMinutes)}
        onChange={text => {
          const isKept = changeAfter(asMinutes(text))
          if (!isKept) showToast({ tone: 'danger', title: 'Not set', description: NOT_KEPT })
          onChange()
        }}
      />
      <p className="max-w-text text-soft">
        Opened anew, it asks after a minute at the latest. The screen is blank while you are in
        another app.
      </p>
    </div>
  )
}

const FAULTS: Readonly<Record<Exclude<ScreenLockFault, 'put_away'>, string>> = {
  unable: 'This browser cannot ask for it here. The PIN goes on working.',
  not_verified: 'The phone did not verify you by it. The PIN goes on working.',
}

const NOT_KEPT = 'This device could not store the change. The PIN goes on working. Try again.'

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
    else showToast({ tone: 'danger', title: 'Not set', description: NOT_KEPT })
    return isKept
  }

  async function turnOn() {
    setBusy(true)
    const made = await makeScreenLock()
    setBusy(false)
    if (made.ok) {
      if (!(await keep(made.value))) return
      showToast({ title: 'Screen lock on', description: 'It opens LifeTag, and so does the PIN.' })
    } else if (made.failure !== 'put_away') {
      showToast({ tone: 'danger', title: 'Not set', description: FAULTS[made.failure] })
    }
  }

  async function turnOff() {
    if ((await keep(undefined)) && kept) await dropScreenLock(kept)
  }

  if (kept) return <Button onClick={() => void turnOff()}>Stop using the screen lock</Button>
  if (!can) return null
  return (
    <Button
      icon={<Icon name="phone" size={20} />}
      busy={isBusy}
      busyLabel="Waiting for your phone…"
      onClick={() => void turnOn()}
    >
      Use the screen lock, too
    </Button>
  )
}
