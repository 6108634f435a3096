import { useParams, useSearchParams } from 'react-router-dom'
import { dashboardPath, printPath } from '../../addresses/paths'
import { useLateScript } from '../../http/use-late-script'
import { useIsOthers } from '../../stores/profiles'
import { useHeldUp, useIsComing, useRecord, useRow } from '../../sync'
import { EmptyState } from '../../ui/empty-state'
import { Main } from '../../ui/main'
import { NotComeYet } from '../../ui/not-come-yet'
import { NotHereYet } from '../../ui/not-here-yet'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { ComesOnce } from './comes-once'
import type { PrintEditorProps } from './print-editor'

const QR_CODES = { to: dashboardPath('qr-codes'), label: 'QR codes' }
const PRINT_LEAD =
  'Print a wallet card, stickers or a page for the fridge. It works without a connection.'
const PLACES_LEAD = {
  own: 'A helper looks in your wallet, at your phone and on your fridge.',
  others: 'A helper looks in their wallet, at their phone and on their fridge.',
}
const PLACES_NOTE = 'Make a code for each place here. This list says which of them are out of date.'

/** Drawing, layout, printing and saving all happen on this device. */
export function PrintScreen() {
  const { codeId = '' } = useParams()
  const [query] = useSearchParams()
  const as = query.get('as')
  const code = useRow('qr-codes', codeId)
  const isComing = useIsComing()
  const heldUp = useHeldUp()
  const record = useRecord()
  const isOthers = useIsOthers()
  const placesTitle = isOthers ? 'Where their code lives' : 'Where your code lives'
  const placesLead = `${isOthers ? PLACES_LEAD.others : PLACES_LEAD.own} ${PLACES_NOTE}`
  const Made = as === null ? Editor : Places
  return (
    <Main>
      <title>{pageTitle(as ? placesTitle : 'Print')}</title>
      <div className="print:hidden">
        {as === null ? (
          <PageHeader title="Print" lead={PRINT_LEAD} back={QR_CODES} />
        ) : (
          <PageHeader
            title={placesTitle}
            lead={as === 'places' && placesLead}
            back={backOf(codeId, as)}
          />
        )}
      </div>
      {code === null && !isComing ? (
        heldUp ? (
          <NotComeYet what="This code has" heldUp={heldUp} />
        ) : (
          <EmptyState icon="alert">This code is not on this device.</EmptyState>
        )
      ) : (
        <Made as={as ?? ''} {...(code && record && { made: { code, record } })} />
      )}
    </Main>
  )
}

const backOf = (codeId: string, as: string) =>
  as === 'places'
    ? { to: printPath(codeId), label: 'Print' }
    : { to: printPath(codeId, 'places'), label: 'All places' }

interface MadeProps {
  as: string
  made?: PrintEditorProps
}

// These are separate functions, because the build puts its wait for the style sheet around a whole
// `import(…).then(…)`. A second handler of `then` would not be called if the style sheet is missing.
const loadEditor = () => import('./print-editor')
const loadPlaces = () => import('./places/places')

/** The code that draws a print is a tenth of the app, so the header does not wait for its download. */
function Editor({ made }: MadeProps) {
  const editor = useLateScript(loadEditor)
  if (editor === 'missing') return <NotHereYet />
  if (!editor || !made) return <Skeleton block />
  return <editor.ReadyEditor {...made} />
}

function Places({ as, made }: MadeProps) {
  const places = useLateScript(loadPlaces)
  if (places === 'missing') return <ComesOnce />
  if (!places || !made) return <Skeleton block />
  return <places.ReadyPlaces as={as} {...made} />
}
