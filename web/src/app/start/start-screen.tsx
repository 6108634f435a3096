import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { KeepRecord } from '../../features/install/keep-record'
import { SignInPanel } from '../../features/landing/sign-in-panel'
import { useReadyModel } from '../../features/qr-codes/use-ready-model'
import { asFirstRunStep, readFirstRun } from '../../stores/first-run'
import { beginCardBeforeCodes } from '../../stores/recovery-codes'
import { useSession } from '../../stores/session'
import { useRecord } from '../../sync'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { PublicShell } from '../public-shell'
import { ScreenSkeleton } from '../screen-skeleton'
import { CodeStep } from './code-step'
import { ListStep } from './list-step'
import { YouStep } from './you-step'

/** From nothing to a card, one question a screen. The address says which; without one it goes on where it was. */
export function StartScreen() {
  const { status } = useSession(state => state.session)
  if (status === 'unknown') return <ScreenSkeleton />
  if (status === 'signedOut') return <NotBegun />
  return <FirstRun />
}

function FirstRun() {
  const [params] = useSearchParams()
  const record = useRecord()
  useReadyModel()
  useEffect(beginCardBeforeCodes, [])
  const step = asFirstRunStep(params.get('step')) ?? readFirstRun() ?? 'you'
  if (!record) return <ScreenSkeleton />
  return (
    <>
      <KeepRecord />
      {step === 'you' && <YouStep profile={record.profile} />}
      {step === 'code' && <CodeStep record={record} />}
      {step !== 'you' && step !== 'code' && <ListStep key={step} list={step} record={record} />}
    </>
  )
}

/** A link leads here, too. Nothing begins before it is asked for. */
function NotBegun() {
  return (
    <PublicShell>
      <Main width="form">
        <title>{pageTitle('Start now')}</title>
        <PageHeader title="From nothing to a card" />
        <SignInPanel />
      </Main>
    </PublicShell>
  )
}
