/** Allergies: severe ones in a block of their own, near the top; the rest, or the list's state, later. */
import { type CardAllergy, type Disputed, isAlarming, type ResponderCard } from '../../disclosure'
import type { Labels } from '../labels'
import { type Html, NOTHING } from './html'
import { block, emptyWords, line, lines, paragraph } from './lists'
import { disputeNote, sides } from './value'
import { known } from './words'

type Allergy = Disputed<CardAllergy>

export function severeAllergies(card: ResponderCard, labels: Labels): Html {
  const severe = card.allergies?.items.filter(isAlarming) ?? []
  if (severe.length === 0) return NOTHING
  return block(
    labels.severeAllergies,
    lines(severe.map(item => allergyLine(item, labels))),
    'alarm',
  )
}

export function otherAllergies({ allergies }: ResponderCard, labels: Labels): Html {
  if (!allergies) return NOTHING
  const others = allergies.items.filter(item => !isAlarming(item))
  const hasSevere = others.length < allergies.items.length
  if (others.length > 0) {
    const title = hasSevere ? labels.otherAllergies : labels.allergies
    return block(title, lines(others.map(item => allergyLine(item, labels))))
  }
  return hasSevere ? NOTHING : block(labels.allergies, paragraph(emptyWords(allergies, labels)))
}

function allergyLine(item: Allergy, labels: Labels): Html {
  const { allergen, severity, reaction, others } = item
  const severities = others?.severity?.map(value => known(labels.severity, value))
  return line(
    sides(allergen, others?.allergen, labels),
    sides(known(labels.severity, severity), severities, labels),
    sides(reaction, others?.reaction, labels),
    disputeNote(item, labels),
  )
}
