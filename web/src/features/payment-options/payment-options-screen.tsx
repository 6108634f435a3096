import {
  CUSTOM_MIN_CENTS,
  FEES,
  GROUP_FEES,
  GROUP_NAMES,
  localCountries,
  METHOD_GROUPS,
  type MethodGroup,
  methodsOf,
  PAYMENT_METHODS,
  TIERS,
} from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { phrase } from '../../i18n/phrase'
import { useWayBack } from '../../people/use-way-back'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { commaList, feeInWords, regionName, usdWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import type { Point } from '../../ui/point-list'
import { paymentOptionsTexts } from './texts'

const texts = paymentOptionsTexts

/** Lists every way to pay and its cost for us. The number in the text is the number of rows. */
export function PaymentOptionsScreen() {
  const back = useWayBack()
  const { secure, instant, global, transparent } = texts.benefits
  const benefits: readonly Point[] = [
    { icon: 'shield', ...secure },
    { icon: 'clock', ...instant },
    { icon: 'globe', title: global.title, text: global.text({ count: localCountries().size }) },
    { icon: 'eye', ...transparent },
  ]
  const { free, donations, products } = texts.principles
  const principles = [
    free,
    donations({ preset: usdWords(TIERS[0].amountCents), least: usdWords(CUSTOM_MIN_CENTS) }),
    products,
  ]
  return (
    <Main>
      <title>{pageTitle(texts.title)}</title>
      <PageHeader
        title={texts.title}
        lead={texts.lead({ count: PAYMENT_METHODS.length })}
        back={back}
      />
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
          {METHOD_GROUPS.map(group => (
            <Card key={group} title={phrase(GROUP_NAMES[group])} lead={feeOf(group)}>
              <ul className="grid gap-2">
                {methodsOf(group).map(({ id, name, countries }) => (
                  <li key={id}>
                    <bdi className="font-semibold">{phrase(name)}</bdi>
                    {countries && <span className="text-soft"> – {placesOf(countries)}</span>}
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
        <ul className="grid gap-4 sm:grid-cols-2 wide:grid-cols-4">
          {benefits.map(({ icon, title, text }) => (
            <li key={title} className="grid content-start gap-1">
              <Icon name={icon} />
              <h2 className="text-lg">{title}</h2>
              <p className="text-soft">{text}</p>
            </li>
          ))}
        </ul>
        <Card title={texts.pricing}>
          <div className="grid gap-4">
            <ul className="grid list-disc gap-1 ps-5">
              {principles.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={paths.donate} tone="primary">
                {texts.donate}
              </ButtonLink>
              <ButtonLink to={paths.shop}>{texts.shop}</ButtonLink>
            </div>
          </div>
        </Card>
      </div>
    </Main>
  )
}

function feeOf(group: MethodGroup): string {
  const fee = feeInWords(FEES[GROUP_FEES[group]])
  return group === 'bnpl' ? texts.feeForProducts({ fee }) : texts.fee({ fee })
}

/** Names up to five countries. */
function placesOf(countries: readonly string[]): string {
  if (countries.length > 5) return texts.countries({ count: countries.length })
  return commaList(countries.map(regionName))
}
