import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { followOwner } from '../../features/lock/follow-owner'
import { LockedView } from '../../features/lock/locked-view'
import { watchLock } from '../../features/lock/watch'
import { useLock } from '../../stores/lock'
import { recordOwnerOf, useSession } from '../../stores/session'
import { late } from '../../ui/late'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { NeedsServer } from '../needs-server'

const ShowCode = late(async () => (await import('../../features/dashboard/show-code')).ShowCode)
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
  if (pathname === paths.code && hasOwner) return <CodeAlone />
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

function CodeAlone() {
  return (
    <Main width="form">
      <title>{pageTitle('My code')}</title>
      <PageHeader title="My code" back={{ to: paths.home, label: 'Open LifeTag' }} />
      <Suspense fallback={<Skeleton block />}>
        <ShowCode />
      </Suspense>
    </Main>
  )
}
