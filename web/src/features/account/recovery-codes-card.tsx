import { useNavigate } from 'react-router-dom'
import { authPath, profilePath } from '../../addresses/paths'
import { requestCodes } from '../../people/request-codes'
import { useAccount } from '../../people/session'
import { useAction } from '../../people/use-action'
import { confirm } from '../../stores/confirm'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { AnswerFrame } from './answer-frame'
import { makeRecoveryCodes } from './credentials'
import { accountTexts } from './texts'
import { useCredentials } from './use-credentials'

const texts = accountTexts.recovery

export function RecoveryCodesCard() {
  const { answer, reload, connection } = useCredentials()
  const { busyWith, run } = useAction()
  const navigate = useNavigate()
  const email = useAccount()?.email ?? ''

  async function make() {
    const isSure = await confirm({
      title: texts.question,
      body: texts.questionBody,
      confirmLabel: texts.make,
      tone: 'primary',
    })
    if (!isSure) return
    const made = await run('make', texts.notMade, () => requestCodes(email, makeRecoveryCodes))
    if (!made) return
    navigate(authPath(profilePath('security')))
  }

  return (
    <Card lead={texts.lead}>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <AnswerFrame answer={answer} onRetry={reload}>
          {({ recoveryCodesLeft }) => (
            <>
              {recoveryCodesLeft === 0 ? (
                <Notice tone="warn">{texts.none}</Notice>
              ) : (
                <p>{texts.ready({ count: recoveryCodesLeft })}</p>
              )}
              <NeedsConnection connection={connection} because={texts.needsConnection}>
                <Button
                  busy={busyWith === 'make'}
                  busyLabel={texts.making}
                  onClick={() => void make()}
                >
                  {texts.make}
                </Button>
              </NeedsConnection>
            </>
          )}
        </AnswerFrame>
      </div>
    </Card>
  )
}
