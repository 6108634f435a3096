import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { disclose } from 'sync-protocol/disclosure'
import { type MedicalRecord, todayHere } from 'sync-protocol/medical'
import { codeOrigin } from '../../addresses/code-origin'
import { paths, printPath } from '../../addresses/paths'
import { CaptionedCode } from '../../features/qr-codes/captioned-code'
import { generateCode } from '../../features/qr-codes/code-actions'
import { codeOfType, formChoices } from '../../features/qr-codes/code-choices'
import { drawCode } from '../../features/qr-codes/draw'
import { makeClaim } from '../../features/qr-codes/make-claim'
import { endFirstRun } from '../../stores/first-run'
import { useIsOthers } from '../../stores/profiles'
import { dismissToast } from '../../stores/toast'
import { useRows } from '../../sync'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { StepFrame, useLeave } from './step-frame'

const EmbeddedPage = lazy(async () => ({
  default: (await import('../../features/responder/embedded-page')).EmbeddedPage,
}))

export function CodeStep({ record }: { record: MedicalRecord }) {
  const codes = useRows('qr-codes')
  const [isBusy, setBusy] = useState(false)
  const leave = useLeave()
  const isOthers = useIsOthers()
  const code = codes && codeOfType(codes, 'emergency')
  const [isMade, setMade] = useState(false)
  const drawn = useRef<HTMLDivElement>(null)

  // The pressed button is gone, so keyboard and screen reader continue at the code.
  useEffect(() => {
    if (isMade && code?.id) drawn.current?.focus({ preventScroll: true })
  }, [isMade, code?.id])

  async function make() {
    if (!codes) return
    setBusy(true)
    const id = await generateCode(formChoices({}, codes), {
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

  return (
    <StepFrame
      step="code"
      title={isOthers ? 'Their code' : 'Your code'}
      lead="A helper scans it with any phone and sees the page below."
    >
      <div className="grid gap-6">
        {!record.profile && (
          <Notice
            tone="info"
            title="A card needs a name"
            action={
              <ButtonLink to={`${paths.start}?step=you`}>
                {isOthers ? 'Add their name' : 'Add your name'}
              </ButtonLink>
            }
          >
            The code can be made once there is one.
          </Notice>
        )}
        {record.profile && code && (
          <>
            <div ref={drawn} tabIndex={-1}>
              <CaptionedCode code={code} drawing={drawCode(code)} />
            </div>
            <div className="grid gap-3">
              <ButtonLink
                to={printPath(code.id)}
                tone="primary"
                icon={<Icon name="print" size={20} />}
              >
                Print the card
              </ButtonLink>
              <ButtonLink
                to={printPath(code.id, 'wallpaper')}
                icon={<Icon name="download" size={20} />}
              >
                Lock-screen wallpaper
              </ButtonLink>
              <Button onClick={leave}>Done</Button>
            </div>
          </>
        )}
        {record.profile && codes && !code && (
          <Button tone="primary" wide busy={isBusy} busyLabel="Making the code…" onClick={make}>
            {isOthers ? 'Make the code' : 'Make my code'}
          </Button>
        )}
        {/* It appears together with the code or the button, so that nothing moves it later. */}
        {codes ? <Seen record={record} /> : <Skeleton block />}
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
        What a responder sees
      </h2>
      <Suspense fallback={<Skeleton block />}>
        <EmbeddedPage shown={{ live: card }} />
      </Suspense>
    </section>
  )
}
