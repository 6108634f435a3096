import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { FIRST_RUN_STEPS, type FirstRunStep, noteFirstRun } from '../../stores/first-run'
import { useRecoveryCodes } from '../../stores/recovery-codes'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'

interface StepFrameProps {
  step: FirstRunStep
  title: string
  lead: string
  children: ReactNode
}

const stepPath = (step: FirstRunStep): string => `${paths.start}?step=${step}`

export function StepFrame({ step, title, lead, children }: StepFrameProps) {
  const leave = useLeave()
  const at = FIRST_RUN_STEPS.indexOf(step)
  const before = FIRST_RUN_STEPS[at - 1]
  return (
    <Main width="form">
      <title>{pageTitle(title)}</title>
      <div className="mb-2 flex min-h-12 items-center justify-between gap-3">
        <p className="tabular text-soft">
          Step {at + 1} of {FIRST_RUN_STEPS.length}
        </p>
        <Button tone="bare" onClick={leave}>
          Finish later
        </Button>
      </div>
      <div aria-hidden className="mb-2 grid auto-cols-fr grid-flow-col gap-1">
        {FIRST_RUN_STEPS.map((each, nth) => (
          <span
            key={each}
            className={classNames('h-1.5 rounded-full', nth <= at ? 'bg-ink' : 'bg-line')}
          />
        ))}
      </div>
      <PageHeader
        title={title}
        lead={lead}
        {...(before && { back: { to: stepPath(before), label: 'Back' } })}
      />
      {children}
    </Main>
  )
}

export function useNextStep(step: FirstRunStep): () => void {
  const navigate = useNavigate()
  return () => {
    const next = FIRST_RUN_STEPS[FIRST_RUN_STEPS.indexOf(step) + 1] ?? step
    noteFirstRun(next)
    navigate(stepPath(next))
  }
}

export function useLeave(): () => void {
  const navigate = useNavigate()
  const hasCodes = useRecoveryCodes(state => state.codes !== null)
  return () => void navigate(hasCodes ? paths.auth : paths.dashboard)
}

export function StepActions({ onSkip, children }: { onSkip: () => void; children?: ReactNode }) {
  return (
    <div className="mt-2 grid gap-3">
      {children}
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={onSkip}>Skip</Button>
        <Button type="submit" tone="primary" icon={<Icon name="check" size={20} />}>
          Next
        </Button>
      </div>
    </div>
  )
}
