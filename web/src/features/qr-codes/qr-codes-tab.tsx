import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usableCodes } from 'sync-protocol/qr'
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
  if (maker === 'missing') return <NotHereYet />
  // The parts appear together, because a later one would move the others.
  return maker && stored ? <LoadedCodes maker={maker} {...stored} /> : <SavedCodesSkeleton />
}

type LoadedCodesProps = NonNullable<ReturnType<typeof useStored>> & {
  maker: Awaited<ReturnType<typeof loadMaker>>
}

function LoadedCodes(here: LoadedCodesProps) {
  const { codes, maker } = here
  const isLocal = useIsLocal()
  const [params] = useSearchParams()
  const [asked, setAsked] = useState(() => ({ id: params.get('code') ?? '', nth: 0 }))
  const [touched, setTouched] = useState<Touched>({})
  const [nowMs] = useState(Date.now)
  const isFormFirst = useLatch(codes.length === 0)
  const mayMake = useMay('codes')
  const heldUp = useHeldUp()
  const show = (id: string) => setAsked(({ nth }) => ({ id, nth: nth + 1 }))
  const askedCode = codes.find(({ id }) => id === asked.id)
  const shownCode = askedCode ?? usableCodes(codes, nowMs)[0] ?? codes.at(-1)

  function view(code: SavedCode) {
    show(code.id)
    setTouched({ type: code.type })
    maker.showCodeLoaded(code)
  }

  const editor = mayMake && (
    <CodeEditor
      here={here}
      touched={touched}
      onTouch={setTouched}
      onMade={show}
      isFolded={!isFormFirst}
      isShown={shownCode !== undefined && isAsStored(touched, shownCode)}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-6">
      {heldUp && codes.length === 0 && <NotComeYet what="codes" heldUp={heldUp} mayAdd={mayMake} />}
      {isFormFirst && editor}
      <maker.MadeCodes
        {...here}
        {...{ isLocal, shownCode, shownNth: asked.nth }}
        isAsked={askedCode !== undefined}
        onView={view}
      />
      {!isFormFirst && editor}
    </div>
  )
}

/** The form comes first until there is a code. It stays there while the first code is made, so nothing moves. */
function useLatch(isOn: boolean): boolean {
  const [wasOn, setWasOn] = useState(isOn)
  if (isOn && !wasOn) setWasOn(true)
  return isOn || wasOn
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
