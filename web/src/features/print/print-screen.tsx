import { type ComponentProps, useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { dashboardPath, printPath } from '../../app/paths'
import { useOnline } from '../../http/use-online'
import { useRecord, useRow } from '../../sync'
import { EmptyState } from '../../ui/empty-state'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
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
  const title = as ? 'Where your code lives' : 'Print'
  return (
    <Main>
      <title>{pageTitle(title)}</title>
      <div className="print:hidden">
        <PageHeader
          title={title}
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

/** A style that did not come stays in the page, where the next try would take it for loaded. */
function dropFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.remove()
  }
}

/**
 * The editor of prints, or the places besides paper: those come to the phone once there is a record, at
 * the latest when somebody prints. Without a connection until now, they come with the first one.
 */
function PlacesOr({ as, ...made }: { as: string | null } & ComponentProps<typeof PrintEditor>) {
  const [places, setPlaces] = useState<Places | 'missing'>()
  const isOnline = useOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not come is asked for again when the connection changes
  useEffect(() => {
    loadPlaces().then(setPlaces, () => {
      dropFailedStyles()
      setPlaces('missing')
    })
  }, [isOnline])
  if (as === null) return <PrintEditor {...made} />
  if (!places) return <Skeleton block />
  if (places !== 'missing') return <places.Places as={as} {...made} />
  return (
    <Notice tone="info" title="This needs a connection once">
      From then on it stays on this phone. Printing works now.
    </Notice>
  )
}
