import { useNavigate } from 'react-router-dom'
import { authPath, dashboardPath } from '../../addresses/paths'
import { requestCodes } from '../../session/recovery-codes'
import { useAction } from '../../session/use-action'
import { confirm } from '../../stores/confirm'
import { useAccount } from '../../stores/session'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { AnswerFrame } from './answer-frame'
import { makeRecoveryCodes } from './credentials'
import type { CredentialsProps } from './credentials-props'

const FEW = 2

export function RecoveryCodesCard({ answer, reload, connection }: CredentialsProps) {
  const { busyWith, run } = useAction()
  const navigate = useNavigate()
  const email = useAccount()?.email ?? ''

  async function make() {
    const isSure = await confirm({
      title: 'Make new recovery codes?',
      body: 'The codes you have saved or printed stop working. You save the new ones right away.',
      confirmLabel: 'Make new codes',
      tone: 'primary',
    })
    if (!isSure) return
    const made = await run('make', 'No new codes', () => requestCodes(email, makeRecoveryCodes))
    if (!made) return
    navigate(authPath(dashboardPath('profile')))
  }

  return (
    <Card title="Recovery codes" lead="They let you in without your password, one time each.">
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <AnswerFrame answer={answer} onRetry={reload}>
          {({ recoveryCodesLeft }) => (
            <>
              {recoveryCodesLeft <= FEW ? (
                <Notice tone="warn">{leftWords(recoveryCodesLeft)} Make new ones.</Notice>
              ) : (
                <p>{leftWords(recoveryCodesLeft)}</p>
              )}
              <NeedsConnection
                connection={connection}
                because="Making new codes needs a connection."
              >
                <Button
                  busy={busyWith === 'make'}
                  busyLabel="Making codes…"
                  onClick={() => void make()}
                >
                  Make new codes
                </Button>
              </NeedsConnection>
            </>
          )}
        </AnswerFrame>
      </div>
    </Card>
  )
}

function leftWords(left: number): string {
  if (left === 0) return 'None of your 8 codes is left.'
  return `${left} of your 8 codes ${left === 1 ? 'is' : 'are'} left.`
}
