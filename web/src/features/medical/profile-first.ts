import { showToast } from '../../stores/toast'

/** The lists hang on the profile: without one, says so and takes the person to its form. */
export function requireProfile(profile: object | undefined, plural: string): boolean {
  if (profile) return true
  showToast({
    title: 'Create Profile First',
    description: `Please save your basic medical profile information before adding ${plural}.`,
    tone: 'danger',
  })
  return false
}
