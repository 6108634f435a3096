import { useEffect, useState } from 'react'
import { may } from 'sync-protocol/family'
import { type MedicalRecord, recordMarkOf } from 'sync-protocol/medical'
import { freshnessOf, isExpired, printOf } from 'sync-protocol/qr'
import { type NotedProfile, nameOfProfile, useProfiles } from '../../../../people/profiles'
import { keepReading } from '../../../../stores/keep-reading'
import { addRow, type RowOf, sendNow, useRecordOwner } from '../../../../sync'
import { withDevice } from '../../../../sync/record/device'
import { readCodeView } from '../../../../sync/record/own-code-view'

export interface FamilyMember {
  profile: Pick<NotedProfile, 'id' | 'color'>
  name: string
  record: MedicalRecord | undefined
  code: RowOf<'qr-codes'> | undefined
  isOutOfDate: boolean
}

export function useFamilyCodes(nowMs: number): readonly FamilyMember[] | undefined {
  const list = useProfiles(state => state.list)
  const ownId = useRecordOwner()
  const [members, setMembers] = useState<readonly FamilyMember[]>()

  useEffect(() => {
    const own = { id: ownId ?? '', name: '', color: null, role: 'person' } as const
    const printed = (list.length > 0 ? list : [own]).filter(({ role }) => may(role, 'codes'))
    return keepReading(() => Promise.all(printed.map(each => readMember(each, nowMs))), setMembers)
  }, [list, ownId, nowMs])

  return members
}

async function readMember(
  profile: Pick<NotedProfile, 'id' | 'name' | 'color'>,
  nowMs: number,
): Promise<FamilyMember> {
  const view = await readCodeView(profile.id)
  const code = view && codeFor(view.codes, nowMs)
  return {
    profile,
    name: view?.record.profile?.fullName || nameOfProfile(profile),
    record: view?.record,
    code,
    isOutOfDate:
      code !== undefined &&
      view !== undefined &&
      freshnessOf(code, [], { recordMark: recordMarkOf(view.record), nowMs }).isOutOfDate,
  }
}

export function codeFor<Code extends Pick<RowOf<'qr-codes'>, 'type' | 'revisedAt' | 'expiresAt'>>(
  codes: readonly Code[],
  nowMs: number,
): Code | undefined {
  const rank = ({ type }: Code) => (type === 'emergency' ? 0 : 1)
  const [best] = codes
    .filter(code => !isExpired(code, nowMs))
    .sort((a, b) => rank(a) - rank(b) || Date.parse(b.revisedAt) - Date.parse(a.revisedAt))
  return best
}

/** Guards against a write that would create a closed record's database again. */
const isThere = (id: string): boolean => {
  const { list } = useProfiles.getState()
  return list.length === 0 || list.some(each => each.id === id)
}

/** Records the print for each person, so that people are notified when their code expires. */
export async function rememberSheet(members: readonly FamilyMember[]): Promise<void> {
  for (const { profile, code, record } of members) {
    if (!code || !record || !isThere(profile.id)) continue
    const print = printOf(code, record, { form: 'family', nowMs: Date.now() })
    await withDevice(profile.id, device => addRow('prints', print, device))
  }
  await sendNow()
}
