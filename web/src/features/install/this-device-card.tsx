import { type ReactNode, useEffect, useState } from 'react'
import { sentences } from '../../i18n/sentences'
import { useIsLocal } from '../../people/session'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { sizeWords } from '../../ui/size-words'
import { forgetsAfterSevenDays, install, useInstallMethod } from './install-method'
import { IosSteps } from './ios-steps'
import { askToKeep, readStorageStatus, type StorageStatus } from './storage'
import { installTexts } from './texts'

const { card: texts, storage } = installTexts

export function ThisDeviceCard({ saveBackup }: { saveBackup?: ReactNode }) {
  return (
    <Card title={texts.title}>
      <div className="grid gap-6">
        <HomeScreen saveBackup={saveBackup} />
        <Storage />
      </div>
    </Card>
  )
}

function HomeScreen({ saveBackup }: { saveBackup: ReactNode }) {
  const way = useInstallMethod()
  const [isExplained, setExplained] = useState(false)
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-text">{texts[way.kind]}</p>
      {way.kind === 'prompt' && (
        <Button onClick={() => void install(way.prompt)}>{texts.install}</Button>
      )}
      {way.kind === 'ios' && <Button onClick={() => setExplained(true)}>{texts.howTo}</Button>}
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

  const { isPersisted, used } = status
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-text">
        {persistenceWords(
          kind !== 'installed' && forgetsAfterSevenDays() ? 'sevenDays' : isPersisted,
          isLocal,
        )}
      </p>
      {used !== undefined && (
        <p className="max-w-text tabular text-soft">{storage.used({ size: sizeWords(used) })}</p>
      )}
      {isPersisted === false && <Button onClick={() => void ask()}>{storage.ask}</Button>}
      <p role="status" className="max-w-text">
        {wasRefused && storage.refused}
      </p>
    </div>
  )
}

function persistenceWords(
  isPersisted: StorageStatus['isPersisted'] | 'sevenDays',
  isLocal: boolean,
): string {
  if (isPersisted === true) return storage.kept
  const advice = isLocal ? storage.adviceLocal : storage.advice
  if (isPersisted === 'sevenDays') return sentences(installTexts.sevenDays, advice)
  return sentences(isPersisted === 'unknown' ? storage.unknown : storage.notKept, advice)
}
