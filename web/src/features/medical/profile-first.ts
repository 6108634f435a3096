import { showToast } from '../../stores/toast'

/** List items require a profile. Without one, shows a message and scrolls to the profile's form. */
export function requireProfile(profile: object | undefined, plural: string): boolean {
  if (profile) return true
  showToast({
    title: 'Create Profile First',
    description: `Please save your basic medical profile information before adding ${plural}.`,
    tone: 'danger',
  })
  return false
}
