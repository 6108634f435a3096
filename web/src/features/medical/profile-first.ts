import { showToast } from '../../stores/toast'
import { medicalTexts } from './texts'

export function requireProfile(profile: object | undefined, description: string): boolean {
  if (profile) return true
  showToast({ title: medicalTexts.profileFirst.title, description, tone: 'danger' })
  return false
}
