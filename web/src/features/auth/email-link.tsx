import type { EmailLinkAnswer, EmailLinkState } from 'sync-protocol/rest'
import { confirm } from '../../stores/confirm'
import { useAccount } from '../../stores/session'
import { Button } from '../../ui/button'
import { longDayWords } from '../../ui/date-words'
import { Notice } from '../../ui/notice'
import { productName } from '../../ui/page-title'
import type { Tone } from '../../ui/tone'

interface EmailLinkProps {
  link: EmailLinkAnswer
  busyWith: string | undefined
  press: (what: 'confirm' | 'refuse') => Promise<void>
}

const WORDS: Readonly<
  Record<Exclude<EmailLinkState, 'open'>, { tone: Tone; title: string; text: string }>
> = {
  confirmed: {
    tone: 'ok',
    title: 'Your address is confirmed',
    text: 'Emails about your account reach you from now on.',
  },
  refused: {
    tone: 'ok',
    title: 'The address was taken off the account',
    text: 'Nothing about that account is sent here any more. You can make one of your own with this address.',
  },
  expired: {
    tone: 'warn',
    title: 'This link is too old',
    text: 'Links work for 7 days. Sign in and send yourself a new email from your profile.',
  },
  replaced: {
    tone: 'info',
    title: 'This link is no longer needed',
    text: 'The account has, or waits for, another address by now. The newest email counts.',
  },
  taken: {
    tone: 'warn',
    title: 'Another account has this address',
    text: 'An address belongs to one account. Sign in to the one that has it, or use another address for this one.',
  },
}

export function EmailLink({ link, busyWith, press }: EmailLinkProps) {
  const { state } = link
  async function refuse() {
    const isSure = await confirm({
      title: 'Take this address off the account?',
      body: 'The account stays with whoever made it. It sends no more emails here.',
      confirmLabel: 'Take it off',
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
            busyLabel="Confirming…"
            onClick={() => void press('confirm')}
          >
            Confirm this address
          </Button>
        </>
      ) : (
        <Notice tone={WORDS[state].tone} title={WORDS[state].title} announce="status">
          {link.email !== null && <p className="font-semibold wrap-anywhere">{link.email}</p>}
          {WORDS[state].text}
        </Notice>
      )}
      {(state === 'open' || state === 'expired') && (
        <div className="grid gap-3">
          <p className="text-soft">
            Not you? Somebody probably mistyped their own address. Take yours off their account, or
            just close this page.
          </p>
          <Button
            tone="danger"
            wide
            busy={busyWith === 'refuse'}
            busyLabel="Taking it off…"
            onClick={() => void refuse()}
          >
            This was not me
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
          ? `A ${productName} account is to use `
          : `A ${productName} account was made with `}
        <span className="font-semibold wrap-anywhere">{email}</span>
        {isChange ? ' from now on.' : ` on ${longDayWords(accountCreatedAt)}.`}
      </p>
      <p>
        If the address is yours, confirm it. Emails about the account then reach you, such as one
        about a sign-in on a new device.
      </p>
      {isElsewhere && (
        <Notice tone="info">
          You are signed in here with another account,{' '}
          <span className="wrap-anywhere">{here.email}</span>. It stays as it is.
        </Notice>
      )}
    </div>
  )
}
