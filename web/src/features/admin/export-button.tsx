import { useState } from 'react'
import type { CsvExport, Period } from 'sync-protocol/rest'
import { download } from '../../http/download'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { saveFile } from '../../ui/save-file'

const FILE_NAMES: Readonly<Record<CsvExport, string>> = {
  summary: 'analytics-summary',
  orders: 'orders',
  donations: 'donations',
  beta: 'beta-applications',
}

interface ExportButtonProps {
  name: CsvExport
  period: Period
  label?: string
}

export function ExportCsvButton({ name, period, label = 'Export CSV' }: ExportButtonProps) {
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    const answer = await download(`/api/admin/exports/${name}?period=${period}`, 'text/csv')
    setBusy(false)
    if (!answer.ok) {
      const description = 'The table could not be exported. Try again.'
      return showToast({ tone: 'danger', title: 'Export Failed', description })
    }
    const fileName = `${FILE_NAMES[name]}-${period}.csv`
    saveFile(fileName, answer.value, 'text/csv')
    showToast({ title: 'Export Complete', description: `Saved as ${fileName}.` })
  }

  return (
    <Button
      busy={isBusy}
      busyLabel="Exporting…"
      icon={<Icon name="download" size={20} />}
      onClick={() => void save()}
    >
      {label}
    </Button>
  )
}
