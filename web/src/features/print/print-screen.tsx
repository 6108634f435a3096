import type { ComponentProps } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { learnWords } from 'sync-protocol/card'
import { dashboardPath, printPath } from '../../app/paths'
import { useLateScript } from '../../http/use-late-script'
import { useWordsToOwner } from '../../stores/profiles'
import { useRecord, useRow } from '../../sync'
import { EmptyState } from '../../ui/empty-state'
import { useInSlices } from '../../ui/in-slices'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { ComesOnce } from './comes-once'
import { learnCountries } from './print-choices'
import { PrintEditor } from './print-editor'

const BACK = { to: dashboardPath('qr-codes'), label: 'QR codes' }

/** A code on paper: drawn, laid out, printed and saved on this device alone. */
export function PrintScreen() {
  const { codeId = '' } = useParams()
  const [query] = useSearchParams()
  const as = query.get('as')
  const code = useRow('qr-codes', codeId)
  const record = useRecord()
  const toOwner = useWordsToOwner()
  const title = as ? toOwner('Where your code lives') : 'Print'
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

function* learnAll() {
  yield* learnWords()
  yield* learnCountries()
}

const backOf = (codeId: string, as: string) =>
  printPath(codeId, as === 'places' ? undefined : 'places')

// A function of its own: the build waits for the style outside of an `import(…).then(…)`, whose second
// handler then never hears that the style is missing.
const loadPlaces = () => import('./places/places')

/**
 * The editor of prints, or the places besides paper: those come to the phone once there is a record, at
 * the latest when somebody prints. Without a connection until now, they come with the first one.
 */
function PlacesOr({ as, ...made }: { as: string | null } & ComponentProps<typeof PrintEditor>) {
  const places = useLateScript(loadPlaces)
  const isReady = useInSlices(learnAll)
  if (!isReady) return <Skeleton block />
  if (as === null) return <PrintEditor {...made} />
  if (!places) return <Skeleton block />
  if (places !== 'missing') return <places.Places as={as} {...made} />
  return <ComesOnce />
}
