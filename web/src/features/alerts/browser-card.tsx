import { useEffect, useState } from 'react'
import { useAction } from '../../session/use-action'
import { type Session, useSession } from '../../stores/session'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { readBrowser, type ThisBrowser, turnOff, turnOn } from './this-browser'

export function BrowserCard() {
  const [browser, setBrowser] = useState<ThisBrowser>()
  const { isBusy, run } = useAction()
  const words = useSession(({ session }) => hasNoEmail(session)) ? WORDS_WITHOUT_EMAIL : WORDS

  useEffect(() => {
    let isSeen = true
    void readBrowser().then(found => isSeen && setBrowser(found))
    return () => {
      isSeen = false
    }
  }, [])

  async function change(isOn: boolean) {
    const done = await run(
      'change',
      isOn ? 'Not turned on' : 'Not turned off',
      isOn ? turnOn : turnOff,
    )
    if (done?.value === 'denied') {
      showToast({
        ...{ tone: 'danger', title: 'Not turned on' },
        description: 'This browser does not let us. You can change that in its settings.',
      })
    }
    setBrowser(await readBrowser())
  }

  return (
    <Card title="This browser">
      <div className="grid gap-4">
        <p>{browser === undefined ? 'Looking…' : words[browser]}</p>
        {(browser === 'on' || browser === 'off') && (
          <div>
            <Button busy={isBusy} onClick={() => void change(browser === 'off')}>
              {browser === 'off' ? 'Notify me here' : 'Notify me here no more'}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

const WORDS: Readonly<Record<ThisBrowser, string>> = {
  on: 'You are notified here. If a notification cannot be delivered within two minutes, you get an email.',
  off: 'You get an email. A notification is often faster: this browser shows it also while the app is closed.',
  none: 'This browser takes no notifications, so you get an email. On an iPhone the app has to be on the home screen.',
  unknown: 'Whether you are notified here cannot be said without a connection.',
}

/** No e-mail is sent to an address that is unconfirmed or whose owner refused it. */
const hasNoEmail = (session: Session): boolean =>
  session.status === 'signedIn' &&
  (session.user.emailState === 'unconfirmed' || session.user.emailState === 'refused')

const WORDS_WITHOUT_EMAIL: typeof WORDS = {
  on: 'You are notified here, and nowhere else: your email address is not confirmed. If notifications cannot be delivered any more, nobody tells you.',
  off: 'Nobody tells you yet: your email address is not confirmed. Confirm it in your profile, or be notified here.',
  none: 'Nobody tells you yet: your email address is not confirmed, and this browser takes no notifications. Confirm the address in your profile.',
  unknown: WORDS.unknown,
}
