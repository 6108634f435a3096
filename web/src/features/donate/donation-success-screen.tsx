import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { sentenceGap } from '../../i18n/sentences'
import { useSession } from '../../people/session'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { usdWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { foundationName, pageTitle } from '../../ui/page-title'
import { TaggedText } from '../../ui/tagged-text'
import { GiftStatusNotice } from './gift-status-notice'
import { forgetAmount } from './stored-amount'
import { donateTexts } from './texts'
import { useGiftStatus } from './use-gift-status'

const texts = donateTexts.success

/** The server alone knows the state of the payment. */
export function DonationSuccessScreen() {
  const isSignedIn = useSession(({ session }) => session.status === 'signedIn')
  const [params] = useSearchParams()
  const gift = useGiftStatus(params.get('monthly') === 'true')
  useEffect(forgetAmount, [])

  return (
    <Main width="form">
      <title>{pageTitle(texts.title)}</title>
      <PageHeader title={texts.title} />
      <div className="grid grid-cols-1 gap-6">
        <GiftStatusNotice gift={gift} />
        <Card title={texts.supports}>
          <ul className="grid gap-2">
            {Object.values(texts.supported).map(what => (
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
              {texts.goesTo({
                amount: usdWords(gift.totalCents),
                foundation: foundationName,
              })}
              {sentenceGap()}
            </>
          )}
          <TaggedText text={texts.nonprofit({ foundation: foundationName })} />
        </p>
        <div className="grid gap-3">
          {isSignedIn ? (
            <>
              <ButtonLink to={paths.dashboard} tone="primary" wide>
                {texts.dashboard}
              </ButtonLink>
              <ButtonLink to={paths.donations} wide>
                {texts.donations}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink to={paths.home} tone="primary" wide>
              {texts.createProfile}
            </ButtonLink>
          )}
          <ButtonLink to={paths.donate} wide>
            {texts.again}
          </ButtonLink>
        </div>
      </div>
    </Main>
  )
}
