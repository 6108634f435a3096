import type { ReactNode } from 'react'
import type { SessionUser } from '../../stores/session'
import { Notice } from '../../ui/notice'
import { StatusPill } from '../../ui/status-pill'

export function EmailState({ user }: { user: SessionUser }) {
  const { email, emailState, newEmail } = user
  return (
    <>
      {emailState === 'confirmed' && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Address>{email}</Address>
          <StatusPill tone="ok">Confirmed</StatusPill>
        </p>
      )}
      {emailState === 'unconfirmed' && (
        <Notice tone="warn" title="Not confirmed yet">
          Emails about your account cannot reach you. Open the link in the email that we sent to{' '}
          <Address>{email}</Address>.
        </Notice>
      )}
      {emailState === 'refused' && (
        <Notice tone="danger" title="This address was taken off your account">
          Whoever reads the mail of <Address>{email}</Address> said that this account is not theirs.
          Use an address of your own: this one signs you in only until somebody else takes it.
        </Notice>
      )}
      {newEmail && (
        <Notice tone="info" title="Another address is waiting">
          Open the link in the email that we sent to <Address>{newEmail}</Address>. Until then{' '}
          {emailState === 'refused' ? 'no email reaches you' : 'the old one stays'}.
        </Notice>
      )}
    </>
  )
}

const Address = ({ children }: { children: ReactNode }) => (
  <span className="font-semibold wrap-anywhere">{children}</span>
)
