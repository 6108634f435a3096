import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../addresses/paths'
import { showToast } from '../stores/toast'
import { signOut } from './session'

export function useSignOut() {
  const [isLeaving, setLeaving] = useState(false)
  const navigate = useNavigate()

  async function leave() {
    setLeaving(true)
    const result = await signOut()
    setLeaving(false)
    if (!result.ok) {
      showToast({
        tone: 'danger',
        title: 'Logout Error',
        description: 'There was an issue logging out. Please try again.',
      })
    } else if (result.value === 'left') {
      showToast({
        title: 'Logged Out',
        description:
          'You have been logged out successfully. You can now sign in with a different account.',
      })
      navigate(paths.home)
    }
  }

  return { leave, isLeaving }
}
