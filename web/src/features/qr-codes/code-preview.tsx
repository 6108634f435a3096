import { useCallback, useEffect, useRef, useState } from 'react'
import { useMadeInSlices } from '../../loading/in-slices'
import { useNear } from '../../loading/use-near'
import { momentWords } from '../../ui/date-words'
import { CaptionedCode } from './captioned-code'
import { type FormChoices, filledIn } from './code-choices'
import { drawCode, PREVIEW_QUIET_ZONE } from './draw'
import { type CodeWorld, makeInParts } from './make-code'
import { OfflineCopy } from './offline-copy'
import { scanAdviceOf } from './scan-advice'
import { ScanAdviceNotice } from './scan-advice-notice'
import { StrangerView } from './stranger-view'
import { qrCodesTexts } from './texts'
import { useCanMakeCode } from './use-ready-model'

const texts = qrCodesTexts.preview
const DELAY_MS = 300

interface CodePreviewProps {
  form: FormChoices
  world: Omit<CodeWorld, 'nowMs'>
}

/** On a phone the code is below the form, so it is made only when the person scrolls to it. */
export function CodePreview(props: CodePreviewProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, 0)
  return <div ref={box}>{isNear ? <SeenPreview {...props} /> : <CodeSkeleton />}</div>
}

function SeenPreview({ form, world }: CodePreviewProps) {
  const settled = useDebounced(form, DELAY_MS)
  const isReady = useCanMakeCode()
  const ready = isReady ? settled : undefined
  const parts = useCallback(() => preview(ready, world), [ready, world])
  const last = useMadeInSlices(ready && parts)

  if (!ready || !last) return <CodeSkeleton />
  if (!last.made) return <p className="text-soft">{texts.choose}</p>
  const { values, omitted, drawing, advice } = last.made
  const today = values.revisedAt.slice(0, 10)
  return (
    <div className="grid gap-4">
      <CaptionedCode code={values} drawing={drawing} />
      {/* The time of day counts, because a code can be valid for only an hour. */}
      <p className="text-center text-soft">
        {values.expiresAt === ''
          ? texts.neverExpires
          : texts.expires({ moment: momentWords(values.expiresAt) })}
      </p>
      <ScanAdviceNotice advice={advice} />
      <div>
        <StrangerView code={values} record={world.record} today={today} />
        <OfflineCopy code={values} omitted={omitted} today={today} />
      </div>
    </div>
  )
}

/** The saved codes below do not move, because this has the size of the code. */
const CodeSkeleton = () => (
  <div
    aria-hidden
    className="animate-breathe mx-auto aspect-square w-full max-w-100 rounded-ui bg-line"
  />
)

function* preview(form: FormChoices | undefined, world: Omit<CodeWorld, 'nowMs'>) {
  const choices = form && filledIn(form)
  if (!choices) return undefined
  const { values, omitted } = yield* makeInParts(choices, { ...world, nowMs: Date.now() })
  yield
  const drawing = drawCode(values, PREVIEW_QUIET_ZONE)
  return {
    values,
    omitted,
    drawing,
    advice: scanAdviceOf(values.qrColor, drawing?.modules),
  }
}

function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
