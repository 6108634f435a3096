import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { sentences } from '../../i18n/sentences'
import { useIsLocal } from '../../people/session'
import { readJson, readText, writeJson, writeText } from '../../stores/browser-storage'
import { useRows } from '../../sync'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { install, useInstallMethod } from './install-method'
import { IosSteps } from './ios-steps'
import { installTexts } from './texts'

const texts = installTexts.offer

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
        title={texts.title}
        action={
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => void accept()}>
              {way.kind === 'ios' ? texts.show : texts.install}
            </Button>
            <Button tone="bare" onClick={decline}>
              {texts.notNow}
            </Button>
          </div>
        }
      >
        {sentences(texts.text, way.kind === 'ios' && isLocal && installTexts.sevenDays)}
      </Notice>
      {isExplained && <IosSteps saveBackup={saveBackup} onClose={() => setExplained(false)} />}
    </>
  )
}

const KEY = 'install-offer'
const DAY_MS = 86_400_000

export const QUIET_MS = 90 * DAY_MS

const memorySchema = z.object({
  visits: z.number(),
  notNowAtMs: z.nullable(z.number()),
})
type OfferMemory = z.infer<typeof memorySchema>

/** People who return, or who have a code to show, have a reason to keep the app. */
export function isGoodMoment(memory: OfferMemory, hasCode: boolean, nowMs: number): boolean {
  const quietMs = memory.notNowAtMs === null ? QUIET_MS : Math.abs(nowMs - memory.notNowAtMs)
  const isQuiet = quietMs < QUIET_MS
  return !isQuiet && (hasCode || memory.visits >= 2)
}

const readMemory = (): OfferMemory =>
  readJson('local', KEY, memorySchema) ?? { visits: 0, notNowAtMs: null }

/**
 * A reload is not a visit. Returns false if nothing can be stored. Then there is no offer, because it would
 * appear each time.
 */
function countVisit(): boolean {
  if (readText('session', KEY) !== null) return true
  if (!writeText('session', KEY, 'counted')) return false
  const memory = readMemory()
  return writeJson('local', KEY, { ...memory, visits: memory.visits + 1 })
}

function rememberNotNow(nowMs: number): void {
  writeJson('local', KEY, { ...readMemory(), notNowAtMs: nowMs })
}
