import { useEffect, useState } from 'react'
import { usableCodes } from 'sync-protocol/qr'
import { dashboardPath } from '../../addresses/paths'
import { useHeldUp, useIsComing, useRows } from '../../sync'
import { ButtonLink } from '../../ui/button-link'
import { EmptyState } from '../../ui/empty-state'
import { NotComeYet } from '../../ui/not-come-yet'
import { Skeleton } from '../../ui/skeleton'
import { CodePlate } from './code-plate'
import { dashboardTexts } from './texts'

const texts = dashboardTexts.code

/** The code, and below it the words that a responder reads first. */
export function ShowCode() {
  const rows = useRows('qr-codes')
  const isComing = useIsComing()
  const [nowMs] = useState(() => Date.now())
  const [pickedId, setPickedId] = useState<string>()
  useWakeLock()

  if (!rows || (rows.length === 0 && isComing)) return <Skeleton block />
  if (rows.length === 0) return <NoCode />
  const codes = usableCodes(rows, nowMs)
  const code = codes.find(({ id }) => id === pickedId) ?? codes[0]
  if (!code) {
    return (
      <EmptyState icon="clock" action={<ToCodes>{texts.renew}</ToCodes>}>
        {texts.expired}
      </EmptyState>
    )
  }
  return <CodePlate code={code} choices={codes} onPick={setPickedId} />
}

function NoCode() {
  const heldUp = useHeldUp()
  if (heldUp) return <NotComeYet what="codes" heldUp={heldUp} />
  return (
    <EmptyState icon="qr" action={<ToCodes tone="primary">{texts.make}</ToCodes>}>
      {texts.none}
    </EmptyState>
  )
}

function ToCodes({ tone = 'quiet', children }: { tone?: 'primary' | 'quiet'; children: string }) {
  return (
    <ButtonLink tone={tone} to={dashboardPath('qr-codes')}>
      {children}
    </ButtonLink>
  )
}

/** The browser releases the lock when the tab is hidden, so it is requested again. */
function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    async function hold() {
      if (document.visibilityState !== 'visible') return
      // A low battery refuses the lock.
      const held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) await held?.release()
      else lock = held
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
