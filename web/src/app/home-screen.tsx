import { useEffect } from 'react'
import { recordOwnerOf, useSession } from '../people/session'
import { PublicShell } from './public-shell'
import { RecordFrame } from './record-frame'
import { ScreenSkeleton } from './screen-skeleton'
import { preload, screenOf } from './screens'

const DashboardScreen = screenOf('/dashboard')
const LandingScreen = screenOf('/welcome')

export function HomeScreen() {
  const session = useSession(state => state.session)
  const { status } = session
  useEffect(() => {
    if (status === 'unknown') void preload('/welcome')
  }, [status])
  if (status === 'unknown') return <ScreenSkeleton />
  if (recordOwnerOf(session)) {
    return (
      <RecordFrame>
        <DashboardScreen />
      </RecordFrame>
    )
  }
  return (
    <PublicShell>
      <LandingScreen />
    </PublicShell>
  )
}
