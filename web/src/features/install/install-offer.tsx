import { type ReactNode, useState } from 'react'
import { useIsLocal } from '../../stores/session'
import { useRows } from '../../sync'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { install, SEVEN_DAYS, useInstallMethod } from './install-method'
import { IosSteps } from './ios-steps'
import { countVisit, isGoodMoment, readMemory, rememberNotNow } from './offer-memory'

interface InstallOfferProps {
  saveBackup?: ReactNode
  now?: () => number
}

export function InstallOffer({ saveBackup, now = Date.now }: InstallOfferProps) {
  const isLocal = useIsLocal()
  const codes = useRows('qr-codes')
  const way = useInstallMethod()
  const [canRemember] = useState(countVisit)
  const [memory, setMemory] = useState(readMemory)
  const [isExplained, setExplained] = useState(false)
  const [atMs] = useState(now)

  function decline() {
    rememberNotNow(now())
    setMemory(readMemory())
  }

  // A refusal in the browser's own dialog counts too.
  async function accept() {
    if (way.kind === 'ios') setExplained(true)
    if (way.kind === 'prompt' && !(await install(way.prompt))) decline()
  }

  if (!codes || !canRemember || !isGoodMoment(memory, codes.length > 0, atMs)) return null
  if (way.kind !== 'prompt' && way.kind !== 'ios') return null
  return (
    <>
      <Notice
        tone="info"
        title="Keep LifeTag on your home screen"
        action={
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void accept()}>
              {way.kind === 'ios' ? 'Show me how' : 'Install'}
            </Button>
            <Button tone="bare" onClick={decline}>
              Not now
            </Button>
          </div>
        }
      >
        Your code is then one press away, with no signal as well.
        {way.kind === 'ios' && isLocal && ` ${SEVEN_DAYS}`}
      </Notice>
      {isExplained && <IosSteps saveBackup={saveBackup} onClose={() => setExplained(false)} />}
    </>
  )
}
