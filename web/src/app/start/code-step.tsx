import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { disclose } from 'sync-protocol/disclosure'
import { type MedicalRecord, todayHere } from 'sync-protocol/medical'
import { SAFEST_QR_COLOR } from 'sync-protocol/qr'
import { codeOrigin } from '../../addresses/code-origin'
import { paths, printPath } from '../../addresses/paths'
import { CaptionedCode } from '../../features/qr-codes/captioned-code'
import { generateCode } from '../../features/qr-codes/code-actions'
import { codeOfType, formChoices } from '../../features/qr-codes/code-choices'
import { drawCode } from '../../features/qr-codes/draw'
import { makeClaim } from '../../features/qr-codes/make-claim'
import { endFirstRun, readFirstRun } from '../../people/first-run'
import { homeCountryOf } from '../../stores/home-country'
import { dismissToast } from '../../stores/toast'
import { useRows } from '../../sync'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { StepFrame, useLeave, useStepTitle } from './step-frame'
import { startTexts } from './texts'

const EmbeddedPage = lazy(async () => ({
  default: (await import('../../features/responder/embedded-page')).EmbeddedPage,
}))

const texts = startTexts.code

export function CodeStep({ record }: { record: MedicalRecord }) {
  const codes = useRows('qr-codes')
  const [isBusy, setBusy] = useState(false)
  const leave = useLeave()
  const title = useStepTitle(texts)
  const code = codes && codeOfType(codes, 'emergency')
  const [isMade, setMade] = useState(false)
  const drawn = useRef<HTMLDivElement>(null)
  const isBegun = useRef(false)

  // Keyboard and screen reader continue at the new code.
  useEffect(() => {
    if (isMade && code?.id) drawn.current?.focus({ preventScroll: true })
  }, [isMade, code?.id])

  async function make() {
    if (!codes) return
    setBusy(true)
    const id = await generateCode(formChoices({ qrColor: SAFEST_QR_COLOR }, codes), {
      record,
      codes,
      newClaim: await makeClaim(),
      origin: codeOrigin(),
      nowMs: Date.now(),
    })
    setBusy(false)
    if (id === undefined) return
    setMade(true)
    endFirstRun()
    dismissToast()
  }

  // The last question's button has asked for the card.
  const isDue = record.profile && codes && !code && readFirstRun() === 'code'
  const makeNow = useEffectEvent(make)
  useEffect(() => {
    if (!isDue || isBegun.current) return
    isBegun.current = true
    void makeNow()
  }, [isDue])

  return (
    <StepFrame
      step="code"
      title={title}
      lead={texts.lead}
      foot={
        <>
          {code && (
            <ButtonLink
              to={printPath(code.id)}
              tone="primary"
              wide
              icon={<Icon name="print" size={20} />}
            >
              {texts.print}
            </ButtonLink>
          )}
          {record.profile && codes && !code && (
            <Button tone="primary" wide busy={isBusy} busyLabel={texts.making} onClick={make}>
              {texts.make}
            </Button>
          )}
          {!record.profile && (
            <ButtonLink to={`${paths.start}?step=you`} tone="primary" wide>
              {texts.addName}
            </ButtonLink>
          )}
          {code && (
            <Button wide onClick={leave}>
              {texts.done}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-6">
        {!record.profile && (
          <Notice tone="info" title={texts.noName}>
            {texts.noNameDetail}
          </Notice>
        )}
        {record.profile && code && (
          <>
            <div ref={drawn} tabIndex={-1}>
              <CaptionedCode code={code} drawing={drawCode(code)} />
            </div>
            <div className="grid">
              <ButtonLink
                to={printPath(code.id, 'wallpaper')}
                icon={<Icon name="download" size={20} />}
              >
                {texts.wallpaper}
              </ButtonLink>
            </div>
          </>
        )}
        {/* It appears together with the code, so that nothing moves it later. */}
        {codes && !(isDue && !code) ? <Seen record={record} /> : <Skeleton block />}
      </div>
    </StepFrame>
  )
}

const SHOWN = { type: 'emergency', accessLevel: 'emergency', expiresAt: '', revision: 1 } as const

function Seen({ record }: { record: MedicalRecord }) {
  const card = disclose(record, SHOWN, todayHere(new Date()))
  return (
    <section aria-labelledby="what-is-seen" className="grid gap-3">
      <h2 id="what-is-seen" className="text-lg">
        {texts.seen}
      </h2>
      <Suspense fallback={<Skeleton block />}>
        <EmbeddedPage shown={{ live: card }} country={homeCountryOf(record) ?? ''} />
      </Suspense>
    </section>
  )
}
