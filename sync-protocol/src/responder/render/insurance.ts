/** Insurance policies: for the desk, not for the roadside, so it stands near the end. */
import type { CardPolicy, ResponderCard } from '../../disclosure'
import { type Labels, type Locale, labelsOf } from '../labels'
import { type Html, html, NOTHING } from './html'
import { block, pairs, paragraph } from './lists'
import { isOwnPath } from './people'
import { callLink, own } from './value'
import { dateOf } from './words'

export function insurance(card: ResponderCard, locale: Locale, isLive: boolean): Html {
  if (!card.insurance) return NOTHING
  const labels = labelsOf(locale)
  const { policies, legacy, legacyCardPhotoUrl } = card.insurance
  return block(labels.insurance, [
    policies.map(policy => policyBlock(policy, labels, locale, isLive)),
    legacy && paragraph(own(legacy)),
    cardPhoto(legacyCardPhotoUrl, labels, isLive),
  ])
}

function policyBlock(policy: CardPolicy, labels: Labels, locale: Locale, isLive: boolean): Html {
  const words = labels.policy
  const text = (value: string | undefined) => value && own(value)
  const day = (value: string | undefined) => value && dateOf(value, locale)
  return html`<h3>${own(policy.provider)}</h3>${pairs([
    [words.policyNumber, text(policy.policyNumber)],
    [words.subscriberName, text(policy.subscriberName)],
    [words.relationship, text(policy.relationship)],
    [words.subscriberId, text(policy.subscriberId)],
    [words.groupNumber, text(policy.groupNumber)],
    [words.planType, text(policy.planType)],
    [words.effectiveDate, day(policy.effectiveDate)],
    [words.expirationDate, day(policy.expirationDate)],
    [words.copay, text(policy.copay)],
    [words.deductible, text(policy.deductible)],
    [words.providerPhone, policy.providerPhone && callLink(policy.providerPhone, labels)],
    [labels.notes, text(policy.notes)],
  ])}${cardPhoto(policy.cardFrontPhotoUrl, labels, isLive)}`
}

const cardPhoto = (url: string | undefined, { policy }: Labels, isLive: boolean): Html =>
  isLive && isOwnPath(url) ? html`<p><a href="${url}">${policy.cardPhoto}</a></p>` : NOTHING
