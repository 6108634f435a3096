import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { authPath, loginPath, paths } from '../../addresses/paths'
import { useStart } from '../../session/use-start'
import { Button } from '../../ui/button'
import { buttonLook } from '../../ui/button-look'

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
          Secure Medical Access
        </h2>
        <p className="text-soft">Create and manage your medical profile with emergency QR codes</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" busy={isStarting} onClick={start}>
          Start now
        </Button>
        <a href={loginPath()} onClick={stayInAppOffline} className={buttonLook('quiet')}>
          Sign In / Get Started
        </a>
      </div>
      <p className="max-w-text text-soft">
        Start now: your card in a minute, on this phone alone. No account, no connection.
      </p>
      <p>
        Helping somebody?{' '}
        <Link to={paths.scan} className="-my-3 inline-block py-3 font-semibold text-ink">
          Scan their code
        </Link>
        . <span className="text-soft">No account needed.</span>
      </p>
      <p>
        <Link to={paths.restore} className="-my-3 inline-block py-3 font-semibold text-ink">
          Restore from a file
        </Link>
      </p>
    </section>
  )
}
