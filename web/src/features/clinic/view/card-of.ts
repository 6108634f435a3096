import type { ResponderCard } from 'sync-protocol/card'
import { disclose } from 'sync-protocol/disclosure'
import type { IpsSummary } from 'sync-protocol/ips'
import { type MedicalRecord, STATED_LISTS } from 'sync-protocol/medical'
import { medicalRecordOf } from 'sync-protocol/sync'

/** A summary of anybody's as a card, so that it is drawn as our own are: all that could be read of it. */
export function cardOf({ rows, profile, noneKnown }: IpsSummary, today: string): ResponderCard {
  const of = (list: string) =>
    rows
      .filter(({ collection }) => collection === list)
      .map(({ fields }, at) => ({ ...fields, id: `${list} ${at}` }))
  const states = Object.fromEntries(noneKnown.map(list => [STATED_LISTS[list], 'noneKnown']))
  const record = {
    ...medicalRecordOf([], 0),
    profile: { ...profile, ...states, id: 'person' },
    ...{ allergies: of('allergies'), medications: of('medications') },
    ...{ conditions: of('conditions'), contacts: of('contacts') },
  } as unknown as MedicalRecord // the reader holds each row to its schema
  const code = { type: 'complete', accessLevel: 'healthcare', revision: 1, expiresAt: '' } as const
  return disclose(record, code, today)
}
