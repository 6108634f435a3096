import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { followOwner } from '../../features/lock/follow-owner'
import { LockedView } from '../../features/lock/locked-view'
import { watchLock } from '../../features/lock/watch'
import { late } from '../../loading/late'
import { recordOwnerOf, useSession } from '../../people/session'
import { useLock } from '../../stores/lock'
import { Skeleton } from '../../ui/skeleton'
import { NeedsServer } from '../needs-server'

const CodeScreen = late(async () => (await import('../dashboard/code-screen')).CodeScreen)
const BackupProof = late(() =>
  import('./backup-proof').then(
    ({ BackupProof }) => BackupProof,
    () => NeedsServer,
  ),
)

begin()

function begin() {
  if (watchLock()) followOwner()
  else useLock.setState({ isClosed: false })
}

export function ClosedApp() {
  const { pathname } = useLocation()
  // The lock may have been removed and set again since the script was loaded.
  useEffect(begin, [])
  const hasOwner = useSession(({ session }) => recordOwnerOf(session) !== undefined)
  // With a worker, the worker has already drawn the code.
  if (pathname === paths.code && hasOwner) return <CodeScreen />
  return (
    <LockedView
      backup={
        <Suspense fallback={<Skeleton lines={2} />}>
          <BackupProof />
        </Suspense>
      }
    />
  )
}
