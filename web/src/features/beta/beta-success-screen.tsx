import { useEffect } from 'react'
import {
  BETA_FEEDBACK_DAYS,
  BETA_ITEMS,
  BETA_SHIPS_WITHIN_DAYS,
  BETA_VALUE_CENTS,
} from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { phrase } from '../../i18n/phrase'
import { removeStored } from '../../stores/browser-storage'
import { BETA_KEYS } from '../../stores/shop-keys'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { rangeWords, usdWords } from '../../ui/date-words'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { contactAddress, pageTitle } from '../../ui/page-title'
import { TaggedText } from '../../ui/tagged-text'
import { MailLink } from '../../ui/text-link'
import { betaTexts } from './texts'

const texts = betaTexts.success

export function BetaSuccessScreen() {
  useEffect(() => removeStored('local', BETA_KEYS), [])

  return (
    <Main width="form">
      <title>{pageTitle(texts.title)}</title>
      <PageHeader title={texts.title} lead={texts.lead} />
      <div className="grid grid-cols-1 gap-6">
        <Card title={texts.next}>
          <ol className="grid grid-cols-1 list-decimal gap-2 ps-5">
            <li>
              {texts.steps.ship({
                count: BETA_SHIPS_WITHIN_DAYS.most,
                range: rangeWords(BETA_SHIPS_WITHIN_DAYS),
              })}
            </li>
            <li>{texts.steps.tracking}</li>
            <li>{texts.steps.feedback({ count: BETA_FEEDBACK_DAYS })}</li>
          </ol>
        </Card>
        <Card title={texts.package}>
          <ul className="grid grid-cols-1 list-disc gap-1 ps-5">
            {BETA_ITEMS.map(({ name }) => (
              <li key={name}>{phrase(name)}</li>
            ))}
          </ul>
          <p className="mt-4 font-bold">{texts.value({ value: usdWords(BETA_VALUE_CENTS) })}</p>
          <p className="mt-4">
            <TaggedText
              text={texts.questions({ address: contactAddress })}
              tags={{ mail: address => <MailLink address={address} /> }}
            />
          </p>
        </Card>
        <nav aria-label={texts.links} className="grid grid-cols-1 gap-3">
          <ButtonLink to={paths.dashboard} reloadDocument tone="primary" wide>
            {texts.dashboard}
          </ButtonLink>
          <ButtonLink to={paths.shop} reloadDocument wide>
            {texts.shop}
          </ButtonLink>
        </nav>
      </div>
    </Main>
  )
}
