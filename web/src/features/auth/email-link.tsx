import type { EmailLinkAnswer } from 'sync-protocol/rest'
import { useAccount } from '../../people/session'
import { confirm } from '../../stores/confirm'
import { Button } from '../../ui/button'
import { longDayWords } from '../../ui/date-words'
import { Notice } from '../../ui/notice'
import { productName } from '../../ui/page-title'
import { authTexts } from './texts'

const texts = authTexts.confirmEmail

const TONES = {
  confirmed: 'ok',
  refused: 'ok',
  expired: 'warn',
  replaced: 'info',
  taken: 'warn',
} as const

interface EmailLinkProps {
  link: EmailLinkAnswer
  busyWith: string | undefined
  press: (what: 'confirm' | 'refuse') => Promise<void>
}

export function EmailLink({ link, busyWith, press }: EmailLinkProps) {
  const { state } = link
  async function refuse() {
    const isSure = await confirm({
      title: texts.question,
      body: texts.questionBody,
      confirmLabel: texts.remove,
    })
    if (isSure) await press('refuse')
  }
  return (
    <>
      {state === 'open' ? (
        <>
          <About link={link} />
          <Button
            tone="primary"
            wide
            busy={busyWith === 'confirm'}
            busyLabel={texts.confirming}
            onClick={() => void press('confirm')}
          >
            {texts.confirm}
          </Button>
        </>
      ) : (
        <Notice tone={TONES[state]} title={texts.states[state].title} announce="status">
          {link.email !== null && <p className="font-semibold wrap-anywhere">{link.email}</p>}
          {texts.states[state].text}
        </Notice>
      )}
      {(state === 'open' || state === 'expired') && (
        <div className="grid gap-3">
          <p className="text-soft">{texts.notYou}</p>
          <Button
            tone="danger"
            wide
            busy={busyWith === 'refuse'}
            busyLabel={texts.removing}
            onClick={() => void refuse()}
          >
            {texts.notMe}
          </Button>
        </div>
      )}
    </>
  )
}

function About({ link: { email, isChange, accountCreatedAt } }: Pick<EmailLinkProps, 'link'>) {
  const here = useAccount()
  const isElsewhere = here && here.email !== email && here.newEmail !== email
  return (
    <div className="grid gap-3">
      <p>
        {isChange
          ? texts.aboutChange({ product: productName })
          : texts.aboutNew({ product: productName, day: longDayWords(accountCreatedAt) })}
      </p>
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p>{texts.ifYours}</p>
      {isElsewhere && (
        <Notice tone="info">
          <span className="wrap-anywhere">{texts.otherAccount({ email: here.email })}</span>
        </Notice>
      )}
    </div>
  )
}
