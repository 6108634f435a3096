import { useEffect } from 'react'
import { useSession } from '../stores/session'
import { PublicShell } from './public-shell'
import { ScreenSkeleton } from './screen-skeleton'
import { preload, screenOf } from './screens'

const DashboardScreen = screenOf('/dashboard')
const LandingScreen = screenOf('/welcome')

/** `/` is the dashboard for a user who is signed in, and the landing for visitors. */
export function HomeScreen() {
  const { status } = useSession(state => state.session)
  useEffect(() => {
    if (status === 'unknown') preload('/welcome')
  }, [status])
  if (status === 'unknown') return <ScreenSkeleton />
  if (status === 'signedIn') return <DashboardScreen />
  return (
    <PublicShell>
      <LandingScreen />
    </PublicShell>
  )
}
