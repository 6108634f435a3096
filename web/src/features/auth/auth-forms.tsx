import { useSearchParams } from 'react-router-dom'
import { useIsLocal } from '../../stores/session'
import { Button } from '../../ui/button'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { SegmentedControl } from '../../ui/segmented-control'
import type { AuthMode } from './auth-mode'
import { RecoverForm } from './recover-form'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'

const headings: Record<AuthMode, { title: string; lead: string }> = {
  'sign-in': {
    title: 'Sign in',
    lead: 'To your record on this phone and on your other devices.',
  },
  'sign-up': {
    title: 'Create your account',
    lead: 'Free, for good. Your record is ready to fill in straight away.',
  },
  recover: {
    title: 'Use a recovery code',
    lead: 'It stands in for a forgotten password, and you choose a new one.',
  },
}

const backUp = {
  title: 'Back up and sync',
  lead: 'A free account for the record on this phone. Nothing is typed twice, and your printed codes become live.',
}

interface AuthFormsProps {
  mode: AuthMode
  /** Filled in if this phone remembers the last user. */
  email: string | undefined
  /** The person was on the way to another screen and continues there. */
  isOnTheWay: boolean
}

export function AuthForms({ mode, email, isOnTheWay }: AuthFormsProps) {
  const [, setParams] = useSearchParams()
  const isLocal = useIsLocal()
  const { title, lead } = isLocal && mode === 'sign-up' ? backUp : headings[mode]

  function show(next: AuthMode) {
    setParams(
      params => {
        params.set('mode', next)
        return params
      },
      { replace: true },
    )
  }

  return (
    <>
      <title>{pageTitle(title)}</title>
      <PageHeader title={title} lead={lead} />
      <div className="grid gap-6">
        {mode !== 'recover' && (
          <SegmentedControl
            label="What do you want to do?"
            hideLabel
            options={[
              { value: 'sign-in', label: 'Sign in' },
              { value: 'sign-up', label: 'Create account' },
            ]}
            value={mode}
            onChange={show}
          />
        )}
        {mode === 'sign-in' && <SignInForm email={email} />}
        {mode === 'sign-up' && (
          <SignUpForm isOnTheWay={isOnTheWay} onSignIn={() => show('sign-in')} />
        )}
        {mode === 'recover' && <RecoverForm />}
        {mode === 'sign-in' && (
          <Button tone="bare" onClick={() => show('recover')}>
            Forgot your password?
          </Button>
        )}
        {mode === 'recover' && (
          <Button tone="bare" onClick={() => show('sign-in')}>
            Back to sign in
          </Button>
        )}
      </div>
    </>
  )
}
