import { useNavigate } from 'react-router-dom'
import { type DashboardTab, dashboardPath, profileCardOf } from '../../addresses/paths'
import type { ViewRow } from '../../db/tables'
import { editDraft, writeDraft } from '../../stores/drafts'
import { useMay } from '../../stores/profiles'
import { discardRefused } from '../../sync'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { rowWords } from './words'

export function RefusedCard({ rows }: { rows: readonly ViewRow[] }) {
  const navigate = useNavigate()
  const mayEdit = useMay('edit')
  if (rows.length === 0) return null

  function edit({ collection, id, refusal }: ViewRow) {
    if (collection === 'account' || collection === 'qr-codes') {
      const tab: DashboardTab = collection === 'account' ? 'profile' : 'qr-codes'
      return navigate(dashboardPath(tab))
    }
    if (collection === 'profile') {
      const card = profileCardOf(Object.keys(refusal?.fields ?? {}))
      return navigate(`${dashboardPath('medical-info')}#${card}`)
    }
    writeDraft(editDraft(id), {})
    return navigate(`${dashboardPath('medical-info')}#${collection}`)
  }

  return (
    <Card title="Not saved: edit or discard">
      <ul className="divide-y divide-line">
        {rows.map(row => (
          <li key={`${row.collection}/${row.id}`} className="grid gap-2 py-3">
            <p className="font-semibold wrap-anywhere">{rowWords(row.collection, row.values)}</p>
            <p className="text-soft">{reasonWords(row)}</p>
            <div className="flex flex-wrap gap-2">
              {mayEdit && !isGoneForGood(row) && <Button onClick={() => edit(row)}>Edit</Button>}
              <Button tone="danger" onClick={() => discardRefused(row.collection, row.id)}>
                Discard
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A deleted code's token is never used again, so every change to that code is refused. */
const isGoneForGood = ({ collection, refusal }: ViewRow): boolean =>
  collection === 'qr-codes' && refusal?.code === 'deleted'

const REASONS: Record<string, string> = {
  deleted: 'It was deleted on another device before your change arrived.',
  role_too_low: 'You may not change this any more. Ask a guardian of the record.',
  token_taken: 'Its link belongs to another account. Replace the link, then print it again.',
}

const reasonWords = ({ refusal }: ViewRow): string =>
  Object.values(refusal?.fields ?? {}).join(' ') ||
  REASONS[refusal?.code ?? ''] ||
  'It could not be kept as it is.'
