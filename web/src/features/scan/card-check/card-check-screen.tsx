import { type ReactNode, useState } from 'react'
import type { ResponderCard } from 'sync-protocol/disclosure'
import { dashboardPath } from '../../../addresses/paths'
import { useRecord, useRows } from '../../../sync'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { Main } from '../../../ui/main'
import { PageHeader } from '../../../ui/page-header'
import { pageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { Scanner } from '../scanner'
import { cardCheckTexts as texts } from '../texts-card-check'
import { CardCheckResult } from './card-check-result'
import { openMeasuringReader, type Reading } from './measuring-reader'

interface CardCheckScreenProps {
  pageOf: (shown: { live: ResponderCard } | { printed: string }) => ReactNode
  openScanner?: typeof openMeasuringReader
}

export function CardCheck({ pageOf, openScanner = openMeasuringReader }: CardCheckScreenProps) {
  const codes = useRows('qr-codes')
  const prints = useRows('prints')
  const record = useRecord()
  const [reading, setReading] = useState<Reading>()
  return (
    <Main width="column">
      <title>{pageTitle(texts.title)}</title>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        back={{ to: dashboardPath('qr-codes'), label: texts.back }}
      />
      {!codes || !prints || !record ? (
        <Skeleton block />
      ) : reading ? (
        <div className="grid gap-6">
          <CardCheckResult reading={reading} mine={{ codes, prints, record }} pageOf={pageOf} />
          <Button icon={<Icon name="camera" size={20} />} onClick={() => setReading(undefined)}>
            {texts.again}
          </Button>
        </div>
      ) : (
        <Scanner onFound={([first]) => setReading(first)} open={() => openScanner()} />
      )}
    </Main>
  )
}
