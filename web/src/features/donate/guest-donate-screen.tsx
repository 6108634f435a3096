import {
  FEES,
  GROUP_FEES,
  GROUP_NAMES,
  type MethodGroup,
  methodsOf,
  PAYMENT_METHODS,
} from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { phrase } from '../../i18n/phrase'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { commaList, feeInWords } from '../../ui/date-words'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { TaggedText } from '../../ui/tagged-text'
import { GuestForm } from './guest-form'
import { CannotGiveNow } from './offline-notice'
import { donateTexts } from './texts'

const texts = donateTexts.guest

export function GuestDonateScreen() {
  return (
    <Main>
      <title>{pageTitle(texts.page)}</title>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        back={{ to: paths.donate, label: texts.back }}
      />
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-[1.4fr_1fr]">
        <div className="grid grid-cols-1 gap-6">
          <CannotGiveNow />
          <GuestForm />
        </div>
        <Card title={texts.methods}>
          <div className="grid gap-4">
            <MethodSummary />
            <ButtonLink to={paths.paymentOptions} wide>
              {texts.allMethods({ count: PAYMENT_METHODS.length })}
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
          <dt className="font-semibold">{phrase(GROUP_NAMES[group])}</dt>
          <dd className="text-soft">
            <TaggedText text={namesOf(group)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Names up to three methods of a group, and its fee. */
function namesOf(group: MethodGroup): string {
  const all = methodsOf(group).map(({ name }) => phrase(name))
  const names = commaList(all.slice(0, 3))
  const fee = feeInWords(FEES[GROUP_FEES[group]])
  return all.length > 3 ? texts.namesAndMore({ names, fee }) : texts.names({ names, fee })
}
