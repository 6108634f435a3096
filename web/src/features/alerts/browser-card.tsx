import { useEffect, useState } from 'react'
import { profilePath } from '../../addresses/paths'
import { type Session, useSession } from '../../people/session'
import { useAction } from '../../people/use-action'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { alertsTexts } from './texts'
import { readBrowser, type ThisBrowser, turnOff, turnOn } from './this-browser'

const texts = alertsTexts.browser

export function BrowserCard() {
  const [browser, setBrowser] = useState<ThisBrowser>()
  const { isBusy, run } = useAction()
  const isUnconfirmed = useSession(({ session }) => hasNoEmail(session))
  const words: Record<ThisBrowser, string> = isUnconfirmed ? wordsWithoutEmail() : texts

  useEffect(() => {
    let isSeen = true
    void readBrowser().then(found => isSeen && setBrowser(found))
    return () => {
      isSeen = false
    }
  }, [])

  async function change(isOn: boolean) {
    const done = await run('change', isOn ? texts.notOn : texts.notOff, isOn ? turnOn : turnOff)
    if (done?.value === 'denied') {
      showToast({
        ...{ tone: 'danger', title: texts.notOn, description: texts.denied },
      })
    }
    setBrowser(await readBrowser())
  }

  return (
    <Card title={texts.title}>
      <div className="grid gap-4">
        <p>{browser === undefined ? texts.looking : words[browser]}</p>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {(browser === 'on' || browser === 'off') && (
            <Button busy={isBusy} onClick={() => void change(browser === 'off')}>
              {browser === 'off' ? texts.turnOn : texts.turnOff}
            </Button>
          )}
          {isUnconfirmed && <ButtonLink to={profilePath('account')}>{texts.confirm}</ButtonLink>}
        </div>
      </div>
    </Card>
  )
}

/** No e-mail is sent to an address that is unconfirmed or whose owner refused it. */
const hasNoEmail = (session: Session): boolean =>
  session.status === 'signedIn' &&
  (session.user.emailState === 'unconfirmed' || session.user.emailState === 'refused')

const wordsWithoutEmail = () => ({
  on: texts.onWithoutEmail,
  off: texts.offWithoutEmail,
  none: texts.noneWithoutEmail,
  unknown: texts.unknown,
})
