import { useEffect } from 'react'
import {
  BETA_FEEDBACK_DAYS,
  BETA_ITEMS,
  BETA_SHIPS_WITHIN,
  BETA_VALUE_CENTS,
  formatUsd,
} from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { removeStored } from '../../stores/browser-storage'
import { BETA_KEYS } from '../../stores/shop-keys'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { contactAddress, pageTitle } from '../../ui/page-title'

export function BetaSuccessScreen() {
  useEffect(() => removeStored('local', BETA_KEYS), [])

  return (
    <Main width="form">
      <title>{pageTitle('Beta Test Order Confirmed')}</title>
      <PageHeader title="Beta Test Order Confirmed" lead="Thank you for testing with us." />
      <div className="grid grid-cols-1 gap-6">
        <Card title="What happens now">
          <ol className="grid grid-cols-1 list-decimal gap-2 pl-5">
            <li>Production and shipping within {BETA_SHIPS_WITHIN}.</li>
            <li>You get the tracking number by email.</li>
            <li>Test the products and give feedback within {BETA_FEEDBACK_DAYS} days.</li>
          </ol>
        </Card>
        <Card title="Your package">
          <ul className="grid grid-cols-1 list-disc gap-1 pl-5">
            {BETA_ITEMS.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p className="mt-4 font-bold">Total value: {formatUsd(BETA_VALUE_CENTS)}, free</p>
          <p className="mt-4">
            Questions? Write to{' '}
            <a href={`mailto:${contactAddress}`} className="font-semibold wrap-anywhere">
              {contactAddress}
            </a>
            .
          </p>
        </Card>
        <nav aria-label="Go on" className="grid grid-cols-1 gap-3">
          <ButtonLink to={paths.dashboard} reloadDocument tone="primary" wide>
            Go to Dashboard
          </ButtonLink>
          <ButtonLink to={paths.shop} reloadDocument wide>
            Visit the Shop
          </ButtonLink>
        </nav>
      </div>
    </Main>
  )
}
