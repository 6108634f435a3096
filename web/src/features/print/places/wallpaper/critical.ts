import type { Fact } from 'sync-protocol/card'

export function criticalOf(facts: readonly Fact[]): Fact[] {
  const itemOf = ({ section, item }: Fact) => (item === undefined ? '' : `${section} ${item}`)
  const isUrgent = ({ tone, block }: Fact) => tone !== 'plain' && block !== 'person'
  const items = new Set(facts.filter(isUrgent).map(itemOf).filter(Boolean))
  return facts.filter(fact => isUrgent(fact) || items.has(itemOf(fact)))
}
