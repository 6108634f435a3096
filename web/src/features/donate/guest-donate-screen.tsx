import {
  FEES,
  formatFee,
  GROUP_FEES,
  GROUP_NAMES,
  methodsOf,
  PAYMENT_METHODS,
} from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { GuestForm } from './guest-form'
import { CannotGiveNow } from './offline-notice'

export function GuestDonateScreen() {
  return (
    <Main>
      <title>{pageTitle('Donate as a guest')}</title>
      <PageHeader
        title="Make a Donation"
        lead="No account needed. A gift keeps emergency access free for everyone."
        back={{ to: paths.donate, label: 'Back' }}
      />
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-[1.4fr_1fr]">
        <div className="grid grid-cols-1 gap-6">
          <CannotGiveNow />
          <GuestForm />
        </div>
        <Card title="Payment methods">
          <div className="grid gap-4">
            <MethodSummary />
            <ButtonLink to={paths.paymentOptions} wide>
              {`View All ${PAYMENT_METHODS.length} Payment Methods`}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </Main>
  )
}

function MethodSummary() {
  return (
    <dl className="grid gap-3">
      {(['cards', 'wallets', 'international'] as const).map(group => (
        <div key={group}>
          <dt className="font-semibold">{GROUP_NAMES[group]}</dt>
          <dd className="text-soft">
            {methodsOf(group)
              .slice(0, 3)
              .map(({ name }) => name)
              .join(', ')}
            {methodsOf(group).length > 3 && ' and more'}{' '}
            <span className="whitespace-nowrap">({formatFee(FEES[GROUP_FEES[group]])})</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
