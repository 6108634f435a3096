import type { AccessRole, Role } from 'sync-protocol/family'
import type { NotedProfile } from '../../stores/profiles'

export const ROLE_NAMES: Readonly<Record<AccessRole, string>> = {
  person: 'Your own record',
  guardian: 'Guardian',
  carer: 'Carer',
  viewer: 'Viewer',
}

export const ROLE_SENTENCES: Readonly<Record<Role, string>> = {
  guardian:
    'Does everything, also inviting others. Hands over or deletes the record while its person has no sign-in of their own.',
  carer: 'Reads, edits, makes and prints codes. Cannot let a code show more, nor invite.',
  viewer: 'Reads the record and shows its code. Changes nothing.',
}

export const roleLine = ({ role, kind, unsent }: NotedProfile): string => {
  if (unsent) return 'Only on this phone until it is sent'
  return role === 'guardian' && kind === 'managed' ? 'You are its guardian' : ROLE_LINES[role]
}

const ROLE_LINES: Readonly<Record<AccessRole, string>> = {
  person: 'Your own record',
  guardian: 'You are a guardian',
  carer: 'You are a carer',
  viewer: 'You can read it',
}
