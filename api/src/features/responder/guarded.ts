import type { ResponderCard } from 'sync-protocol/disclosure'

/** The owner's PIN protects insurance and the address of documents. */
export function withoutGuarded({ insurance: _guarded, ...card }: ResponderCard): ResponderCard {
  const { dnr, plans } = card
  return {
    ...card,
    ...(dnr && { dnr: withoutDocument(dnr) }),
    ...(plans && { plans: { ...plans, items: plans.items.map(withoutDocument) } }),
  }
}

function withoutDocument<T extends { documentUrl?: string }>(holder: T): Omit<T, 'documentUrl'> {
  const { documentUrl: _document, ...rest } = holder
  return rest
}
