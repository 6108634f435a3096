/** Who this is, what they speak, and whom to call. */
import type { CardContact, Disputed, ResponderCard } from '../../disclosure'
import { type Labels, type Locale, labelsOf } from '../labels'
import { type Html, html, NOTHING } from './html'
import { block, emptyWords, line, lines, pairs, paragraph } from './lists'
import { callLink, digits, disputeNote, own, sides } from './value'
import { ageText, dateOf, known, languageName } from './words'

/** The headline: the name, and under it what tells one person from another at a glance. */
export function headline({ identity }: ResponderCard, locale: Locale, showPhoto: boolean): Html {
  const labels = labelsOf(locale)
  const { firstName, fullName, age, birthDate, gender, photoUrl } = identity
  const name = fullName ?? firstName
  const facts = [
    age && ageText(age, locale),
    gender && gender !== 'Prefer not to say' && known(labels.gender, gender),
    birthDate && `${labels.born}: ${dateOf(birthDate, locale)}`,
  ].filter(fact => fact)
  const photo = showPhoto && isOwnPath(photoUrl) && html`<img src="${photoUrl}" alt="">`
  return html`<header>${photo}<h1>${name ? own(name) : labels.nameNotRecorded}</h1>${
    facts.length > 0 && html`<p class="facts">${facts.join(' · ')}</p>`
  }</header>`
}

/** Only a path of our own server is ever put into a link or a picture. */
export const isOwnPath = (url: string | undefined): url is string =>
  url !== undefined && /^\/(?![/\\])[\w./?=&%~-]*$/.test(url)

export function language({ identity }: ResponderCard, locale: Locale): Html {
  if (!identity.language) return NOTHING
  return block(
    labelsOf(locale).language,
    paragraph(html`<b>${own(languageName(identity.language, locale))}</b>`),
  )
}

export function contacts({ contacts: list }: ResponderCard, labels: Labels): Html {
  if (!list) return NOTHING
  const content =
    list.items.length > 0
      ? lines(list.items.map(item => contactLine(item, labels)))
      : paragraph(emptyWords(list, labels))
  return block(labels.contacts, content)
}

function contactLine(item: Disputed<CardContact>, labels: Labels): Html {
  const { name, relationship, phoneNumber, email, others } = item
  const who = sides(name ?? relationship, name ? others?.name : others?.relationship, labels)
  const numbers = [phoneNumber, ...(others?.phoneNumber ?? [])]
  return line(
    who,
    name && sides(relationship, others?.relationship, labels),
    numbers.map(number => callLink(number, labels)),
    sides(email, others?.email, labels),
    disputeNote(item, labels),
  )
}

/** The person's own telephone and address, at the level that shows them. */
export const whereabouts = ({ identity }: ResponderCard, labels: Labels): Html =>
  pairs([
    [labels.phone, identity.phoneNumber && digits(identity.phoneNumber)],
    [labels.address, identity.address && own(identity.address)],
  ])
