import { showToast } from '../../stores/toast'

/** Without a profile, which list items require, shows a message and scrolls to the form. */
export function requireProfile(profile: object | undefined, plural: string): boolean {
  if (profile) return true
  showToast({
    title: 'Create Profile First',
    description: `Please save your basic medical profile information before adding ${plural}.`,
    tone: 'danger',
  })
  return false
}
