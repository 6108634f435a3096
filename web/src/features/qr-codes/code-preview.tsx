import { useCallback, useEffect, useRef, useState } from 'react'
import { useMadeInSlices } from '../../stores/in-slices'
import { useNear } from '../../ui/use-near'
import { CaptionedCode } from './captioned-code'
import { type FormChoices, filledIn } from './code-choices'
import { expiryWords } from './code-words'
import { drawCode, PREVIEW_QUIET_ZONE } from './draw'
import { type CodeWorld, makeInParts } from './make-code'
import { OfflineCopy } from './offline-copy'
import { scanAdviceOf } from './scan-advice'
import { ScanAdviceNotice } from './scan-advice-notice'
import { StrangerView } from './stranger-view'
import { useCanMakeCode } from './use-ready-model'

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
  if (!last.made) return <p className="text-soft">Choose a type, a level and an expiration.</p>
  const { values, omitted, drawing, advice } = last.made
  const today = values.revisedAt.slice(0, 10)
  return (
    <div className="grid gap-4">
      <CaptionedCode code={values} drawing={drawing} />
      <p className="text-center text-soft">Expires: {expiryWords(values.expiresAt)}</p>
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
    className="animate-breathe mx-auto aspect-square w-full max-w-[400px] rounded-ui bg-line"
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
