import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { isExpired, printOf } from 'sync-protocol/qr'
import {
  emergencyNumberFor,
  LOCALES,
  type Locale,
  nameOf,
  pickLocale,
} from 'sync-protocol/responder'
import { codeOrigin } from '../../http/code-origin'
import { dashboardPath } from '../../http/paths'
import { addRow, type RowOf, useRecord, useRow } from '../../sync'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { SegmentedControl } from '../../ui/segmented-control'
import { Select } from '../../ui/select'
import { Skeleton } from '../../ui/skeleton'
import { PrintNotices } from './print-notices'
import { drawCode, printedCard } from './printed-code'
import { WalletCard } from './wallet-card'

const BACK = { to: dashboardPath('qr-codes'), label: 'QR codes' }

/** A code as a card for the wallet: drawn, laid out and printed on this device alone. */
export function PrintScreen() {
  const { codeId = '' } = useParams()
  const code = useRow('qr-codes', codeId)
  const record = useRecord()
  return (
    <Main>
      <div className="print:hidden">
        <PageHeader title="Wallet card" back={BACK} />
      </div>
      {code === undefined || record === undefined ? (
        <Skeleton block />
      ) : code === null ? (
        <EmptyState icon="alert">This code is not on this device.</EmptyState>
      ) : (
        <PrintableCard code={code} record={record} />
      )}
    </Main>
  )
}

interface PrintableCardProps {
  code: RowOf<'qr-codes'>
  record: NonNullable<ReturnType<typeof useRecord>>
}

function PrintableCard({ code, record }: PrintableCardProps) {
  const [nowMs] = useState(Date.now)
  const [locale, setLocale] = useState<Locale>(() => pickLocale(navigator.languages.join()))
  const [ink, setInk] = useState<'chosen' | 'black'>('chosen')
  const hasFonts = useFonts()

  const { svg, verdict } = drawCode(code, codeOrigin(), ink === 'black')
  const card = printedCard(record, code, nowMs)
  const canPrint = verdict.grade !== 'refused' && !isExpired(code, nowMs)
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 print:hidden">
        <PrintNotices code={code} verdict={verdict} nowMs={nowMs} />
        <div className="grid gap-4 wide:grid-cols-2">
          <Select
            label="Language of the card"
            help="The heading is in English as well."
            value={locale}
            options={LOCALES.map(value => ({ value, label: nameOf(value) }))}
            onChange={event => setLocale(pickLocale(event.target.value))}
          />
          <SegmentedControl
            label="Colour of the code"
            options={[
              { value: 'chosen', label: 'As chosen' },
              { value: 'black', label: 'Black' },
            ]}
            value={ink}
            onChange={setInk}
          />
        </div>
      </div>
      <WalletCard
        // Another card, or the same in other letters, is laid out anew.
        key={JSON.stringify([card, locale, hasFonts])}
        card={card}
        codeSvg={svg}
        typedLink={`${location.host}/e/${code.token}`}
        locale={locale}
        emergencyNumber={emergencyNumberFor(navigator.languages.join())}
        printedAtMs={nowMs}
      />
      <div className="grid gap-2 justify-items-start print:hidden">
        <p className="max-w-text text-soft">
          Print at 100 %. Cut along the outer line, fold in the middle, put it where your money is.
        </p>
        {canPrint && (
          <Button
            tone="primary"
            onClick={() => {
              void addRow('prints', printOf(code, 'card', Date.now()))
              window.print()
            }}
          >
            Print
          </Button>
        )}
      </div>
    </div>
  )
}

/** Whether the letters are there: without them the words would be measured in others. */
function useFonts(): boolean {
  const [areReady, setReady] = useState(false)
  useEffect(() => {
    void document.fonts.ready.then(() => setReady(true))
  }, [])
  return areReady
}
