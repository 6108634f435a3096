import { GIFT_WORDS, PLANS, TIERS } from 'sync-protocol/commerce'
import type { Period } from 'sync-protocol/rest'

export const PERIOD_WORDS: Readonly<Record<Period, string>> = {
  '24hours': 'Last 24 hours',
  '7days': 'Last 7 days',
  '30days': 'Last 30 days',
  '90days': 'Last 90 days',
}

const GIFT_NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(GIFT_WORDS),
  ...[...TIERS, ...PLANS].map(({ id, name }) => [id, name] as const),
])

export const giftName = (tierOrKind: string): string => GIFT_NAMES.get(tierOrKind) ?? tierOrKind
