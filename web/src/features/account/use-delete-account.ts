import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { HttpFailure } from '../../http/failure'
import { authPath, dashboardPath, paths } from '../../http/paths'
import { deleteAccount } from '../../http/session'
import { confirm } from '../../stores/confirm'
import { expireSession } from '../../stores/session'
import { showToast } from '../../stores/toast'

const leaveAfterMs = 2000

/** Asks, deletes, says so, and after two seconds starts the app anew at its start. */
export function useDeleteAccount() {
  const [isDeleting, setDeleting] = useState(false)
  const navigate = useNavigate()

  async function askAndDelete() {
    if (!(await isMeant())) return
    setDeleting(true)
    const answer = await deleteAccount()
    setDeleting(false)
    if (answer.ok) return sayGoodbye()
    if (isTooLongAgo(answer.failure)) return signInAnew()
    showToast({
      tone: 'danger',
      title: 'Deletion Failed',
      description: reasonOf(answer.failure),
    })
  }

  /** Somebody who merely holds the phone must not be able to delete: the server wants to know who it is. */
  function signInAnew() {
    expireSession()
    showToast({
      tone: 'warn',
      title: 'Sign in again to delete your account',
      description: 'Your last sign-in was some time ago. Nothing has been deleted.',
    })
    navigate(authPath(dashboardPath('profile')))
  }

  return { askAndDelete, isDeleting }
}

const isMeant = () =>
  confirm({
    title: 'Delete Account',
    body: 'Your record, your codes, your documents and your account are deleted at once, on this phone and on the server. What was not sent yet goes too. This cannot be undone.',
    confirmLabel: 'Delete Account',
  })

function sayGoodbye() {
  showToast({
    title: 'Account Deleted',
    description: 'Your account and everything in it has been deleted.',
    durationMs: 5000,
  })
  // Not undone when the screen goes: with the session gone, this screen already has.
  setTimeout(() => window.location.assign(paths.home), leaveAfterMs)
}

const isTooLongAgo = (failure: HttpFailure) =>
  failure.kind === 'refused' && failure.code === 'fresh_sign_in_required'

const reasonOf = (failure: HttpFailure) =>
  (failure.kind === 'refused' && failure.message) || 'Failed to delete account. Please try again.'
