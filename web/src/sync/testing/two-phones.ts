import { addRow } from '../record/commit'
import { FakeServer } from './fake-server'
import { type Phone, phoneOf } from './test-engine'

export function twoPhones(): { server: FakeServer; phone: Phone; other: Phone } {
  const userId = crypto.randomUUID()
  let serverMs = 1_750_001_000_000
  const server = new FakeServer(userId, () => serverMs++)
  return { server, phone: phoneOf(server, userId), other: phoneOf(server, userId) }
}

export async function addAllergy(phone: Phone, allergen = 'Peanuts'): Promise<string> {
  const saved = await addRow('allergies', { allergen, severity: 'Severe' }, phone)
  if (!saved.ok) throw new Error(saved.failure.code)
  return saved.value.id
}

export const lost = { kind: 'not_sent', reason: 'unreachable' } as const
