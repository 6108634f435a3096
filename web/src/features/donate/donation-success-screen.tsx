import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatUsd } from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { useSession } from '../../stores/session'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { foundationName, pageTitle } from '../../ui/page-title'
import { GiftStatusNotice } from './gift-status-notice'
import { forgetAmount } from './stored-amount'
import { useGiftStatus } from './use-gift-status'

const SUPPORTS = [
  'Emergency codes that answer day and night',
  'Safe storage for medical records',
  'Free access for everyone, whatever they earn',
]

/** The server alone knows the state of the payment. */
export function DonationSuccessScreen() {
  const isSignedIn = useSession(({ session }) => session.status === 'signedIn')
  const [params] = useSearchParams()
  const gift = useGiftStatus(params.get('monthly') === 'true')
  useEffect(forgetAmount, [])

  return (
    <Main width="form">
      <title>{pageTitle('Thank You for Your Donation')}</title>
      <PageHeader title="Thank You for Your Donation" />
      <div className="grid grid-cols-1 gap-6">
        <GiftStatusNotice gift={gift} />
        <Card title="What your donation supports">
          <ul className="grid gap-2">
            {SUPPORTS.map(what => (
              <li key={what} className="flex gap-2">
                <Icon name="check" size={20} />
                {what}
              </li>
            ))}
          </ul>
        </Card>
        <p className="text-soft">
          {gift.totalCents !== null && gift.status === 'paid' && (
            <>
              Your gift of {formatUsd(gift.totalCents)} goes to the {foundationName}.{' '}
            </>
          )}
          The {foundationName} is a <span className="whitespace-nowrap">501(c)(3)</span> nonprofit.
          Your donation may be tax-deductible.
        </p>
        <div className="grid gap-3">
          {isSignedIn ? (
            <>
              <ButtonLink to={paths.dashboard} tone="primary" wide>
                Go to Dashboard
              </ButtonLink>
              <ButtonLink to={paths.donations} wide>
                Your donations and receipts
              </ButtonLink>
            </>
          ) : (
            <ButtonLink to={paths.home} tone="primary" wide>
              Create Your Medical Profile
            </ButtonLink>
          )}
          <ButtonLink to={paths.donate} wide>
            Make Another Donation
          </ButtonLink>
        </div>
      </div>
    </Main>
  )
}
