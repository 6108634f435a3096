import { useParams } from 'react-router-dom'
import { dashboardPath } from '../../app/paths'
import { useRecord, useRow } from '../../sync'
import { EmptyState } from '../../ui/empty-state'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { Skeleton } from '../../ui/skeleton'
import { PrintEditor } from './print-editor'

const BACK = { to: dashboardPath('qr-codes'), label: 'QR codes' }

/** A code on paper: drawn, laid out, printed and saved on this device alone. */
export function PrintScreen() {
  const { codeId = '' } = useParams()
  const code = useRow('qr-codes', codeId)
  const record = useRecord()
  return (
    <Main>
      <div className="print:hidden">
        <PageHeader title="Print" back={BACK} />
      </div>
      {code === undefined || record === undefined ? (
        <Skeleton block />
      ) : code === null ? (
        <EmptyState icon="alert">This code is not on this device.</EmptyState>
      ) : (
        <PrintEditor code={code} record={record} />
      )}
    </Main>
  )
}
