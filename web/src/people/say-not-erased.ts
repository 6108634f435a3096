import { showToast } from '../stores/toast'
import { peopleTexts } from './texts'

/** The next start removes what is left (`app/orphans`). */
export function sayNotErased(): void {
  const { notErased, notErasedDetail } = peopleTexts.signOut
  showToast({
    tone: 'danger',
    title: notErased,
    description: notErasedDetail,
    durationMs: 20_000,
  })
}
