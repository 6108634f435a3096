import { showToast } from '../../stores/toast'

export function requireProfile(profile: object | undefined, plural: string): boolean {
  if (profile) return true
  showToast({
    title: 'Create Profile First',
    description: `Please save your basic medical profile information before adding ${plural}.`,
    tone: 'danger',
  })
  return false
}
