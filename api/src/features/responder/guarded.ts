import type { ResponderCard } from 'sync-protocol/disclosure'

/** The owner's PIN protects insurance and the address of documents. */
export function withoutGuarded({ insurance: _guarded, ...card }: ResponderCard): ResponderCard {
  if (!card.dnr) return card
  const { documentUrl: _document, ...dnr } = card.dnr
  return { ...card, dnr }
}
