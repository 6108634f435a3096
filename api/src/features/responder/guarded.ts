import type { ResponderCard } from 'sync-protocol/disclosure'

/** The card without what the owner's PIN guards: insurance, and the way to documents. */
export function withoutGuarded({ insurance: _guarded, ...card }: ResponderCard): ResponderCard {
  if (!card.dnr) return card
  const { documentUrl: _document, ...dnr } = card.dnr
  return { ...card, dnr }
}
