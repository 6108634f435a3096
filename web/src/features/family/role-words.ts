import type { NotedProfile } from '../../people/profiles'
import { familyTexts } from './texts'

const { roles } = familyTexts

export const ROLE_NAMES = roles.names

export const roleLine = ({ role, kind, unsent }: NotedProfile): string => {
  if (unsent) return roles.unsent
  return role === 'guardian' && kind === 'managed' ? roles.lookAfter : roles.lines[role]
}
