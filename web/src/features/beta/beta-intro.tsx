import { useNavigate } from 'react-router-dom'
import {
  BETA_FEEDBACK_DAYS,
  BETA_SHIPS_WITHIN,
  BETA_VALUE_CENTS,
  formatUsd,
} from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { goToLogin } from '../../session/go-to-login'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'

const APPLYING = `${paths.beta}?apply=1`

const GETS = [
  'Small and large stickers',
  'Acrylic and metal wallet cards',
  'Custom QR code integration',
  'Free shipping',
]

export function BetaIntro({ isSignedIn }: { isSignedIn: boolean }) {
  const navigate = useNavigate()
  return (
    <Card
      title={`Free products worth ${formatUsd(BETA_VALUE_CENTS)}`}
      lead="For your honest feedback. One package for each person."
    >
      <ul className="grid grid-cols-1 gap-3">
        {GETS.map(text => (
          <li key={text} className="flex gap-3">
            <span className="text-ok">
              <Icon name="check-circle" />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-text">
        It requires an existing QR code. We make and ship the package within {BETA_SHIPS_WITHIN}.
        Then you test it and tell us within {BETA_FEEDBACK_DAYS} days how it went.
      </p>
      <div className="mt-6">
        {isSignedIn ? (
          <Button tone="primary" onClick={() => navigate(APPLYING)}>
            Apply for Beta Test
          </Button>
        ) : (
          <Button tone="primary" onClick={() => goToLogin(navigate, APPLYING)}>
            Sign In to Apply
          </Button>
        )}
      </div>
    </Card>
  )
}
