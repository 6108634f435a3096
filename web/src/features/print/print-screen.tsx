import { type ComponentProps, useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { dashboardPath, printPath } from '../../app/paths'
import { useRecord, useRow } from '../../sync'
import { EmptyState } from '../../ui/empty-state'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { Skeleton } from '../../ui/skeleton'
import { PrintEditor } from './print-editor'

const BACK = { to: dashboardPath('qr-codes'), label: 'QR codes' }

/** A code on paper: drawn, laid out, printed and saved on this device alone. */
export function PrintScreen() {
  const { codeId = '' } = useParams()
  const [query] = useSearchParams()
  const as = query.get('as')
  const code = useRow('qr-codes', codeId)
  const record = useRecord()
  return (
    <Main>
      <div className="print:hidden">
        <PageHeader
          title={as ? 'Where your code lives' : 'Print'}
          back={
            as ? { to: backOf(codeId, as), label: as === 'places' ? 'Print' : 'All places' } : BACK
          }
        />
      </div>
      {code === undefined || record === undefined ? (
        <Skeleton block />
      ) : code === null ? (
        <EmptyState icon="alert">This code is not on this device.</EmptyState>
      ) : (
        <PlacesOr as={as} code={code} record={record} />
      )}
    </Main>
  )
}

const backOf = (codeId: string, as: string) =>
  printPath(codeId, as === 'places' ? undefined : 'places')

type Places = typeof import('./places/places')

// A function of its own: the build waits for the style outside of an `import(…).then(…)`, whose second
// handler then never hears that the style is missing.
const loadPlaces = () => import('./places/places')

/**
 * The editor of prints, or the places besides paper: those are not kept on the phone until they were
 * wanted once, which is as soon as somebody prints.
 */
function PlacesOr({ as, ...made }: { as: string | null } & ComponentProps<typeof PrintEditor>) {
  const [places, setPlaces] = useState<Places | 'missing'>()
  useEffect(() => {
    loadPlaces().then(setPlaces, () => setPlaces('missing'))
  }, [])
  if (as === null) return <PrintEditor {...made} />
  if (!places) return <Skeleton block />
  if (places !== 'missing') return <places.Places as={as} {...made} />
  return (
    <Notice tone="info" title="This needs a connection once">
      From then on it stays on this phone. Printing works now.
    </Notice>
  )
}
