import { lazy, Suspense } from 'react'
import { useFreshSignIn } from '../stores/fresh-sign-in'

const FreshSignInDialog = lazy(async () => ({
  default: (await import('../features/account/fresh-sign-in-dialog')).FreshSignInDialog,
}))

/** Asks who is there, over whatever screen wants to know. */
export function FreshSignInOutlet() {
  const asked = useFreshSignIn(state => state.asked)
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <FreshSignInDialog onAnswer={asked.answer} />
    </Suspense>
  )
}
