import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { FIRST_RUN_STEPS, type FirstRunStep, noteFirstRun } from '../../people/first-run'
import { useIsOthers, useShownProfile } from '../../people/profiles'
import { useRecoveryCodes } from '../../people/recovery-codes'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { pageTitle } from '../../ui/page-title'
import { startTexts } from './texts'

const texts = startTexts.frame

interface StepFrameProps {
  step: FirstRunStep
  title: string
  lead: string
  children: ReactNode
  /** The main action, which stays at the thumb. */
  foot: ReactNode
}

const stepPath = (step: FirstRunStep): string => `${paths.start}?step=${step}`

export function StepFrame({ step, title, lead, children, foot }: StepFrameProps) {
  const leave = useLeave()
  const keyboardPx = useKeyboardHeight()
  const at = FIRST_RUN_STEPS.indexOf(step)
  const before = FIRST_RUN_STEPS[at - 1]
  return (
    // It hides the watermark, which would be behind the fields.
    <div className="relative bg-paper">
      <Main width="form">
        <title>{pageTitle(title)}</title>
        <div className="flex min-h-[calc(100dvh-48px)] flex-col wide:min-h-[calc(100dvh-64px)] gap-4">
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 text-bar">
            {before ? (
              <Link
                to={stepPath(before)}
                className="-ms-1 inline-flex min-h-12 items-center gap-1 pe-2 font-semibold text-soft no-underline hover:text-ink"
              >
                <Icon name="back" size={20} />
                {texts.back}
              </Link>
            ) : (
              <span />
            )}
            <p className="tabular text-soft">
              {texts.step({ at: at + 1, of: FIRST_RUN_STEPS.length })}
            </p>
            <Button tone="bare" onClick={leave}>
              {texts.later}
            </Button>
          </div>
          <div aria-hidden className="grid auto-cols-fr grid-flow-col gap-1">
            {FIRST_RUN_STEPS.map((each, nth) => (
              <span
                key={each}
                className={classNames('h-1.5 rounded-full', nth <= at ? 'bg-ink' : 'bg-line')}
              />
            ))}
          </div>
          <header className="grid gap-1 wrap-break-word">
            <h1 className="text-xl">{title}</h1>
            <p className="text-soft">{lead}</p>
          </header>
          <div className="flex-1">{children}</div>
          <div
            className="sticky -mx-4 -mb-6 grid wide:-mb-8 grid-flow-col gap-2 border-t border-line bg-paper px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] text-header"
            style={{ bottom: keyboardPx }}
          >
            {foot}
          </div>
        </div>
      </Main>
    </div>
  )
}

/** In Safari the keyboard covers the page and does not make it smaller, as `interactive-widget` does elsewhere. */
function useKeyboardHeight(): number {
  const [heightPx, setHeight] = useState(0)
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const measure = () => {
      const { height, offsetTop, scale } = visualViewport
      // A person who has zoomed in sees a part of the page, too.
      setHeight(scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - height - offsetTop)))
    }
    visualViewport.addEventListener('resize', measure)
    visualViewport.addEventListener('scroll', measure)
    return () => {
      visualViewport.removeEventListener('resize', measure)
      visualViewport.removeEventListener('scroll', measure)
    }
  }, [])
  return heightPx
}

const FORM_ID = 'first-run'
/** The submit button of `StepFoot` is outside the form. */
export const stepForm = { id: FORM_ID, noValidate: true } as const

interface StepFootProps {
  step: FirstRunStep
  isEmpty: boolean
}

/** Says what comes next. An empty question is skipped with the same button. */
export function StepFoot({ step, isEmpty }: StepFootProps) {
  const isOthers = useIsOthers()
  const following = followingStep(step)
  const next = isOthers ? { ...startTexts.next, ...startTexts.nextOther } : startTexts.next
  return (
    <Button type="submit" form={FORM_ID} wide tone={isEmpty ? 'quiet' : 'primary'}>
      {(isEmpty ? startTexts.skip : next)[following]}
    </Button>
  )
}

const followingStep = (step: FirstRunStep): FirstRunStep =>
  FIRST_RUN_STEPS[FIRST_RUN_STEPS.indexOf(step) + 1] ?? step

export function useNextStep(step: FirstRunStep): () => void {
  const navigate = useNavigate()
  return () => {
    const next = followingStep(step)
    noteFirstRun(next)
    navigate(stepPath(next))
  }
}

export function useLeave(): () => void {
  const navigate = useNavigate()
  const hasCodes = useRecoveryCodes(state => state.codes !== null)
  return () => void navigate(hasCodes ? paths.auth : paths.dashboard)
}

interface StepTitle {
  own: string
  other: (named: { name: string }) => string
  unnamed: string
}

/** The question to the person, or about another one, whose name may be missing. */
export function useStepTitle({ own, other, unnamed }: StepTitle): string {
  const profile = useShownProfile()
  const isOthers = useIsOthers()
  if (!isOthers) return own
  return profile?.name ? other({ name: profile.name }) : unnamed
}
