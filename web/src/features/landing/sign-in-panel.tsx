import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { authPath, loginPath, paths } from '../../app/paths'
import { buttonLook } from '../../ui/button-look'

export function SignInPanel() {
  const navigate = useNavigate()

  // A full page load by the server's door; with no network, our own screen says what is missing.
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
      <a
        href={loginPath()}
        onClick={stayInAppOffline}
        className={`${buttonLook('primary')} justify-self-start px-6`}
      >
        Sign In / Get Started
      </a>
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
