import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { authPath, loginPath, paths } from '../../addresses/paths'
import { sentenceGap } from '../../i18n/sentences'
import { useStart } from '../../people/use-start'
import { Button } from '../../ui/button'
import { buttonLook } from '../../ui/button-look'
import { landingTexts } from './texts'

const { signIn: texts } = landingTexts

export function SignInPanel() {
  const navigate = useNavigate()
  const { start, isStarting } = useStart()

  // The link loads a page from the server, so our own screen replaces it without a network.
  function stayInAppOffline(event: MouseEvent) {
    if (navigator.onLine) return
    event.preventDefault()
    navigate(authPath())
  }

  return (
    <section aria-labelledby="secure-access" className="grid gap-4">
      <div>
        <h2 id="secure-access" className="text-lg">
          {texts.title}
        </h2>
        <p className="text-soft">{texts.lead}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" busy={isStarting} onClick={start}>
          {landingTexts.start.button}
        </Button>
        <a href={loginPath()} onClick={stayInAppOffline} className={buttonLook('quiet')}>
          {texts.button}
        </a>
      </div>
      <p className="max-w-text text-soft">{landingTexts.start.help}</p>
      <p>
        {texts.helping}
        {sentenceGap()}
        <Link to={paths.scan} className="-my-3 inline-block py-3 font-semibold text-ink">
          {texts.scan}
        </Link>
        {sentenceGap()}
        <span className="text-soft">{texts.noAccount}</span>
      </p>
      <p>
        <Link to={paths.restore} className="-my-3 inline-block py-3 font-semibold text-ink">
          {landingTexts.start.restore}
        </Link>
      </p>
    </section>
  )
}
