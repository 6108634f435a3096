/** Resuscitation, measures, and, last of all, the blood type: nobody transfuses on a printed one. */
import type { CardBody, ResponderCard } from '../../disclosure'
import { type Labels, type Locale, labelsOf } from '../labels'
import { type Html, html, NOTHING } from './html'
import { block, pairs, paragraph } from './lists'
import { isOwnPath, whereabouts } from './people'
import { digits, disputeNote, own, sides } from './value'
import { known, measureOf } from './words'

export function resuscitation({ dnr }: ResponderCard, labels: Labels, isLive: boolean): Html {
  if (!dnr) return NOTHING
  const all = [dnr.status, ...(dnr.others?.status ?? [])]
  const limits = all.includes('DNR') || all.includes('POLST')
  const words = all.map(status => known(labels.dnrStatus, status))
  const link =
    isLive &&
    isOwnPath(dnr.documentUrl) &&
    html` <a href="${dnr.documentUrl}">${labels.viewDocument}</a>`
  return block(
    labels.resuscitation,
    [
      html`<p class="large"><b>${sides(words[0], words.slice(1), labels)}</b></p>`,
      disputeNote(dnr, labels),
      dnr.hasDocument && html`<p>${labels.documentOnFile}${link}</p>`,
    ],
    limits ? 'alarm' : 'plain',
  )
}

export function details(card: ResponderCard, locale: Locale): Html {
  const labels = labelsOf(locale)
  const body = card.body ?? {}
  const said = (field: keyof CardBody, toWords: (value: string) => string, draw = own) => {
    const value = body[field]
    const words = value === undefined ? undefined : toWords(String(value))
    return sides(words, body.others?.[field]?.map(toWords), labels, draw)
  }
  const measure = (unit: 'centimeter' | 'kilogram') => (value: string) =>
    measureOf(Number(value), unit, locale)
  const bloodType = said('bloodType', value => value, digits)
  const hasBloodType = String(bloodType) !== ''
  const content = html`${whereabouts(card, labels)}${pairs([
    [labels.height, said('heightCm', measure('centimeter'))],
    [labels.weight, said('weightKg', measure('kilogram'))],
    [labels.organDonor, said('organDonor', value => known(labels.answer, value))],
    [labels.bloodType, bloodType],
  ])}${disputeNote(body, labels)}${hasBloodType && html`<small>${labels.bloodTypeCaution}</small>`}`
  return String(content) === '' ? NOTHING : block(labels.details, content)
}

export const notes = ({ notes: text }: ResponderCard, labels: Labels): Html =>
  text ? block(labels.notes, paragraph(own(text))) : NOTHING
