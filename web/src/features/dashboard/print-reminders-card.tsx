import { useState } from 'react'
import type { Print } from 'sync-protocol/qr'
import { dashboardPath, printPath } from '../../addresses/paths'
import { useMay } from '../../stores/profiles'
import type { RowOf } from '../../sync'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { printReminders } from './print-reminders'
import { codeTypeWords } from './words'

interface PrintRemindersCardProps {
  codes: readonly RowOf<'qr-codes'>[]
  prints: readonly Print[]
  changedAtMs: number
}

export function PrintRemindersCard({ codes, prints, changedAtMs }: PrintRemindersCardProps) {
  const [nowMs] = useState(Date.now)
  const mayMake = useMay('codes')
  const reminders = printReminders(codes, prints, { changedAtMs, nowMs })
  if (reminders.length === 0) return null
  return (
    <Card title="Out of date">
      <ul className="divide-y divide-line">
        {reminders.map(({ code, text, isUpdate }) => (
          <li key={code.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="flex min-w-0 flex-1 basis-48 gap-2">
              <span className="text-warn">
                <Icon name="alert" />
              </span>
              <div>
                <p className="font-semibold">{codeTypeWords(code.type)}</p>
                <p>{text}</p>
              </div>
            </div>
            {mayMake && isUpdate && (
              <ButtonLink to={dashboardPath('qr-codes')}>Update the code</ButtonLink>
            )}
            {mayMake && !isUpdate && (
              <ButtonLink to={printPath(code.id, 'places')}>See the prints</ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
