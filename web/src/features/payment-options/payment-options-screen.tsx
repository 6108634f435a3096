import {
  FEES,
  formatFee,
  GROUP_FEES,
  GROUP_NAMES,
  localCountries,
  METHOD_GROUPS,
  methodsOf,
  PAYMENT_METHODS,
} from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { useWayBack } from '../../session/use-way-back'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { BENEFITS, PHILOSOPHY } from './words'

const regionNames = new Intl.DisplayNames('en', { type: 'region' })

/** Lists every way to pay and its cost for us. The number in the text is the number of rows. */
export function PaymentOptionsScreen() {
  const back = useWayBack()
  return (
    <Main>
      <title>{pageTitle('Payment Options')}</title>
      <PageHeader
        title="Payment Options"
        lead={`${PAYMENT_METHODS.length} payment methods, with local ones in ${localCountries().size} countries. Which of them you are offered depends on where you are.`}
        back={back}
      />
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
          {METHOD_GROUPS.map(group => (
            <Card
              key={group}
              title={GROUP_NAMES[group]}
              lead={`Fee: ${formatFee(FEES[GROUP_FEES[group]])}${group === 'bnpl' ? ' · for products only' : ''}`}
            >
              <ul className="grid gap-2">
                {methodsOf(group).map(({ id, name, countries }) => (
                  <li key={id}>
                    <span className="font-semibold">{name}</span>
                    {countries && <span className="text-soft"> – {placesOf(countries)}</span>}
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
        <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-4">
          {BENEFITS.map(({ icon, title, text }) => (
            <li key={title} className="grid content-start gap-1">
              <Icon name={icon} />
              <h2 className="text-lg">{title}</h2>
              <p className="text-soft">{text}</p>
            </li>
          ))}
        </ul>
        <Card title="How we price">
          <div className="grid gap-4">
            <ul className="grid list-disc gap-1 pl-5">
              {PHILOSOPHY.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={paths.donate} tone="primary">
                Make a Donation
              </ButtonLink>
              <ButtonLink to={paths.shop}>Shop Products</ButtonLink>
            </div>
          </div>
        </Card>
      </div>
    </Main>
  )
}

/** Names up to five countries. */
function placesOf(countries: readonly string[]): string {
  if (countries.length > 5) return `${countries.length} countries`
  return countries.map(code => regionNames.of(code) ?? code).join(', ')
}
