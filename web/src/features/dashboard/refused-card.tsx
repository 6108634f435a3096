import { useNavigate } from 'react-router-dom'
import { type DashboardTab, dashboardPath, profileCardOf } from '../../addresses/paths'
import type { ViewRow } from '../../db/tables'
import { phrase } from '../../i18n/phrase'
import { editDraft, writeDraft } from '../../people/drafts'
import { useMay } from '../../people/profiles'
import { rowWords } from '../../record-words/record-words'
import { discardRefused } from '../../sync'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { dashboardLateTexts } from './texts-late'

const texts = dashboardLateTexts.refused

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
    <Card title={texts.title}>
      <ul className="divide-y divide-line">
        {rows.map(row => (
          <li key={`${row.collection}/${row.id}`} className="grid gap-2 py-3">
            <p className="font-semibold wrap-anywhere">{rowWords(row.collection, row.values)}</p>
            <p className="text-soft">{reasonWords(row)}</p>
            <div className="flex flex-wrap gap-2">
              {mayEdit && !isGoneForGood(row) && (
                <Button onClick={() => edit(row)}>{texts.edit}</Button>
              )}
              <Button tone="danger" onClick={() => discardRefused(row.collection, row.id)}>
                {texts.discard}
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

const REASONS: Readonly<Record<string, 'deleted' | 'roleTooLow' | 'tokenTaken'>> = {
  deleted: 'deleted',
  role_too_low: 'roleTooLow',
  token_taken: 'tokenTaken',
}

const reasonWords = ({ refusal }: ViewRow): string =>
  Object.values(refusal?.fields ?? {})
    .map(message => phrase(message))
    .join(' ') || texts[REASONS[refusal?.code ?? ''] ?? 'other']
