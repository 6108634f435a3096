import { type ReactNode, useEffect, useState } from 'react'
import { useIsLocal } from '../../stores/session'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { forgetsAfterSevenDays, install, SEVEN_DAYS, useInstallMethod } from './install-method'
import { IosSteps } from './ios-steps'
import { askToKeep, readStorageStatus, type StorageStatus, sizeWords } from './storage'

export function ThisDeviceCard({ saveBackup }: { saveBackup?: ReactNode }) {
  return (
    <Card title="This device">
      <div className="grid gap-6">
        <HomeScreen saveBackup={saveBackup} />
        <Storage />
      </div>
    </Card>
  )
}

const WORDS = {
  installed: 'LifeTag is on the home screen of this device.',
  prompt: 'On the home screen, LifeTag opens with one press, and your code with a long one.',
  ios: 'On the home screen, LifeTag opens with one press and the phone keeps its data.',
  menu: 'Your browser’s menu may offer to install LifeTag, or to add it to the home screen.',
} as const

function HomeScreen({ saveBackup }: { saveBackup: ReactNode }) {
  const way = useInstallMethod()
  const [isExplained, setExplained] = useState(false)
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-text">{WORDS[way.kind]}</p>
      {way.kind === 'prompt' && (
        <Button onClick={() => void install(way.prompt)}>Install LifeTag</Button>
      )}
      {way.kind === 'ios' && (
        <Button onClick={() => setExplained(true)}>How to add it to the home screen</Button>
      )}
      {isExplained && <IosSteps saveBackup={saveBackup} onClose={() => setExplained(false)} />}
    </div>
  )
}

function Storage() {
  const isLocal = useIsLocal()
  const { kind } = useInstallMethod()
  const [status, setStatus] = useState<StorageStatus>()
  const [wasRefused, setRefused] = useState(false)
  useEffect(() => {
    void readStorageStatus().then(setStatus)
  }, [])
  if (!status) return null

  async function ask() {
    await askToKeep()
    const after = await readStorageStatus()
    setStatus(after)
    setRefused(after.isPersisted !== true)
  }

  const { isPersisted, used, room } = status
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-text">
        {persistenceWords(
          kind !== 'installed' && forgetsAfterSevenDays() ? 'sevenDays' : isPersisted,
          isLocal,
        )}
      </p>
      {used !== undefined && room !== undefined && (
        <p className="max-w-text tabular text-soft">
          LifeTag uses {sizeWords(used)} here, of about {sizeWords(room)} that it may.
        </p>
      )}
      {isPersisted === false && (
        <Button onClick={() => void ask()}>Ask the browser to keep it</Button>
      )}
      <p role="status" className="max-w-text">
        {wasRefused &&
          'The browser did not promise it yet. It mostly does so once LifeTag is installed or opened often.'}
      </p>
    </div>
  )
}

function persistenceWords(
  isPersisted: StorageStatus['isPersisted'] | 'sevenDays',
  isLocal: boolean,
): string {
  if (isPersisted === true)
    return 'The browser keeps your record on this device until you remove it.'
  const advice = isLocal
    ? 'Back it up to an account, or save a backup file. A printed code works without any phone.'
    : 'What was sent is safe in your account, and a printed code works without any phone.'
  if (isPersisted === 'sevenDays') return `${SEVEN_DAYS} ${advice}`
  if (isPersisted === 'unknown')
    return `This browser does not say how long it keeps your record. ${advice}`
  return `If this device runs out of space, the browser may remove your record from it. ${advice}`
}
