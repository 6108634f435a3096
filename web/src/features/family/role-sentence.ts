import type { Role } from 'sync-protocol/family'
import type { NotedProfile } from '../../people/profiles'
import { familyOnlineTexts } from './texts-online'

const { roles } = familyOnlineTexts

type OfRecord = Pick<NotedProfile, 'kind' | 'name'>

/** A guardian's rights change once the record's person has an account. */
export const roleSentence = (role: Role, { kind, name }: OfRecord): string =>
  role === 'guardian' && kind === 'managed' && name
    ? roles.guardianUntil({ name: name })
    : roles.own[role]
