import { CLOCKS_DIFFER_MS } from 'sync-protocol/qr'
import { useMay } from '../../people/profiles'
import { showToast } from '../../stores/toast'
import type { RowOf } from '../../sync'
import { editRow } from '../../sync/index'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { formResult } from './form-result'
import { medicalTexts } from './texts'

const { stillRight: texts } = medicalTexts

export function StillRight({ profile, nowMs }: { profile: RowOf<'profile'>; nowMs: number }) {
  const mayEdit = useMay('edit')
  if (!mayEdit || !isStale(profile, nowMs)) return null

  async function confirm() {
    const saved = await editRow('profile', profile.id, { confirmedAt: new Date().toISOString() })
    if (!saved.ok) return void formResult(saved, [])
    showToast(texts.confirmed)
  }

  return (
    <div className="mb-6">
      <Notice
        tone="info"
        title={texts.title}
        action={<Button onClick={confirm}>{texts.confirm}</Button>}
      >
        {texts.body}
      </Notice>
    </div>
  )
}

const STALE_MS = 182 * 24 * 3_600_000

function isStale(
  { confirmedAt, updatedAtMs }: Pick<RowOf<'profile'>, 'confirmedAt' | 'updatedAtMs'>,
  nowMs: number,
): boolean {
  const confirmedAtMs = confirmedAt ? Date.parse(confirmedAt) : 0
  // A clock that was ahead would put the question off by as long.
  const isPast = (ms: number) => ms <= nowMs + CLOCKS_DIFFER_MS
  return nowMs - Math.max(0, ...[confirmedAtMs, updatedAtMs].filter(isPast)) > STALE_MS
}
