import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../addresses/paths'
import { showToast } from '../stores/toast'
import { signOut } from './account-session'
import { peopleTexts } from './texts'

const texts = peopleTexts.signOut

export function useSignOut() {
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()

  async function leave() {
    setLeaving(true)
    const result = await signOut()
    setLeaving(false)
    if (!result.ok) {
      showToast({ tone: 'danger', title: texts.failed, description: texts.failedDetail })
    } else if (result.value !== 'stayed') {
      if (result.value === 'left') showToast({ title: texts.done, description: texts.doneDetail })
      else sayNotErased()
      navigate(paths.home)
    }
  }

  return { leave, isLeaving }
}

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
