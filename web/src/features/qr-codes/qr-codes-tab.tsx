import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useLateScript } from '../../loading/use-late-script'
import { useMay } from '../../people/profiles'
import { useIsLocal } from '../../people/session'
import { useHeldUp, useIsComing, useRecord, useRows } from '../../sync'
import { Card } from '../../ui/card'
import { NotComeYet } from '../../ui/not-come-yet'
import { NotHereYet } from '../../ui/not-here-yet'
import { PageHeader } from '../../ui/page-header'
import { Skeleton } from '../../ui/skeleton'
import type { SavedCode } from './code-actions'
import type { Touched } from './code-choices'
import { CodeEditor } from './code-editor'
import { qrCodesTexts } from './texts'

const loadMaker = () => import('./code-maker')

export function QrCodesTab() {
  return (
    <div>
      <PageHeader title={qrCodesTexts.title} lead={qrCodesTexts.lead} />
      <Codes />
    </div>
  )
}

function Codes() {
  const maker = useLateScript(loadMaker)
  const stored = useStored()
  const isLocal = useIsLocal()
  const [params] = useSearchParams()
  const [shown, setShown] = useState(() => ({ id: params.get('code') ?? '', nth: 0 }))
  const [touched, setTouched] = useState<Touched>({})
  const show = (id: string) => setShown(({ nth }) => ({ id, nth: nth + 1 }))
  const mayMake = useMay('codes')
  const heldUp = useHeldUp()
  if (maker === 'missing') return <NotHereYet />
  // The parts appear together, because a later one would move the others.
  const here = maker && stored && { ...stored, maker }
  const shownCode = here?.codes.find(({ id }) => id === shown.id)

  function view(code: SavedCode) {
    show(code.id)
    setTouched({ type: code.type })
    here?.maker.showCodeLoaded(code)
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      {heldUp && here?.codes.length === 0 && (
        <NotComeYet what="codes" heldUp={heldUp} mayAdd={mayMake} />
      )}
      {mayMake && (
        <CodeEditor
          here={here}
          touched={touched}
          onTouch={setTouched}
          onMade={show}
          isShownBelow={shownCode !== undefined && isAsStored(touched, shownCode)}
        />
      )}
      {here ? (
        <here.maker.MadeCodes
          {...{ isLocal, shownCode, shownNth: shown.nth }}
          {...stored}
          onView={view}
        />
      ) : (
        <SavedCodesSkeleton />
      )}
    </div>
  )
}

function useStored() {
  const codes = useRows('qr-codes')
  const prints = useRows('prints')
  const record = useRecord()
  const isComing = useIsComing()
  return isComing || !codes || !prints || !record ? undefined : { codes, prints, record }
}

const isAsStored = (touched: Touched, { type }: SavedCode): boolean =>
  touched.type === type && Object.keys(touched).length === 1

function SavedCodesSkeleton() {
  return (
    <Card title={qrCodesTexts.saved.title}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 wide:grid-cols-3">
        <Skeleton block />
        <Skeleton block />
        <Skeleton block />
      </div>
    </Card>
  )
}
