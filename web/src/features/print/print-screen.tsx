import { useParams, useSearchParams } from 'react-router-dom'
import { dashboardPath, printPath } from '../../addresses/paths'
import { useLateScript } from '../../loading/use-late-script'
import { useIsOthers } from '../../people/profiles'
import { useHeldUp, useIsComing, useRecord, useRow } from '../../sync'
import { EmptyState } from '../../ui/empty-state'
import { Main } from '../../ui/main'
import { NotComeYet } from '../../ui/not-come-yet'
import { NotHereYet } from '../../ui/not-here-yet'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { ComesOnce } from './comes-once'
import { isPlace } from './places/place-table'
import type { PrintEditorProps } from './print-editor'
import { printTexts } from './texts'

const { screen: words, places, prints, stale } = printTexts

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
  const header = headerOf(codeId, as, isOthers)
  const Made = as === null ? Editor : Places
  return (
    <Main>
      <title>{pageTitle(header.title)}</title>
      <div className="print:hidden">
        <PageHeader {...header} />
      </div>
      {code === null && !isComing ? (
        heldUp ? (
          <NotComeYet what="code" heldUp={heldUp} />
        ) : (
          <EmptyState icon="alert">{words.gone}</EmptyState>
        )
      ) : (
        <Made as={as ?? ''} {...(code && record && { made: { code, record } })} />
      )}
    </Main>
  )
}

function headerOf(codeId: string, as: string | null, isOthers: boolean) {
  if (as === null)
    return {
      ...{ title: words.title, lead: words.lead },
      back: { to: dashboardPath('qr-codes'), label: words.back },
    }
  const back = { to: printPath(codeId, 'places'), label: places.allPlaces }
  if (as === 'stale') return { title: stale.title, back }
  if (isPlace(as)) return { title: prints[as].title, lead: prints[as].about, back }
  return {
    ...{ title: isOthers ? places.other : places.own, lead: places.lead },
    back: { to: printPath(codeId), label: words.title },
  }
}

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
