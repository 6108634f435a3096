import type { CardList, ResponderCard } from 'sync-protocol/card'
import { disclose } from 'sync-protocol/disclosure'
import { type IpsSummary, leftOutOf, type ReadList } from 'sync-protocol/ips'
import { type MedicalRecord, STATED_LISTS } from 'sync-protocol/medical'
import { medicalRecordOf } from 'sync-protocol/sync'

export function cardOf(summary: IpsSummary, today: string): ResponderCard {
  const { rows, profile, noneKnown } = summary
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
    ...{ plans: of('plans'), history: of('history') },
  } as unknown as MedicalRecord // the reader checks each row with its schema
  const code = { type: 'complete', accessLevel: 'healthcare', revision: 1, expiresAt: '' } as const
  const card = disclose(record, code, today)
  const lists = LISTS.map(list => [list, withLeftOut(card[list], list, summary)])
  return { ...card, ...Object.fromEntries(lists) }
}

const LISTS = ['plans', 'allergies', 'medications', 'conditions', 'contacts', 'history'] as const

/** A list that has entries in the file is never “not recorded”, even if none of them is shown. */
function withLeftOut(
  list: CardList<object> | undefined,
  name: ReadList,
  summary: IpsSummary,
): CardList<object> {
  const { state = 'notRecorded', items = [] } = list ?? {}
  const { unread, over, isWithheld } = leftOutOf(name, summary)
  const isOver = state === 'notRecorded' && over > 0
  return {
    ...{ state: isOver ? 'noneCurrent' : state, items },
    ...(unread > 0 && { unread }),
    ...(isWithheld && { isWithheld }),
  }
}
