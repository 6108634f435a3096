import { type ReactNode, Suspense } from 'react'
import { ProfileTab } from '../../features/account/profile-tab'
import { BackupCard } from '../../features/backup/backup-card'
import { ThisDeviceCard } from '../../features/install/this-device-card'
import { useIsOthers } from '../../stores/profiles'
import { late } from '../../ui/late'
import { Skeleton } from '../../ui/skeleton'
import { NeedsServer } from '../needs-server'

/** Of another person's record there is no account to show. */
const OthersProfile = late(() =>
  import('../../features/family/others-profile').then(
    ({ OthersProfile }) => OthersProfile,
    () => NotHere,
  ),
)

/** They come to the phone once there is a record (dev/build/chunk-file.ts): there is nothing to lock before. */
const LockCard = late(() =>
  import('../../features/lock/lock-card').then(
    ({ LockCard }) => LockCard,
    () => NoCard,
  ),
)
const ClinicCard = late(() =>
  import('../../features/clinic/clinic-card').then(
    ({ ClinicCard }) => ClinicCard,
    () => NoCard,
  ),
)
const NoCard = () => null

const NotHere = (_: { backup: ReactNode; clinic: ReactNode }) => <NeedsServer />

/** The profile with what other features lend to it. */
export function Profile() {
  const isOthers = useIsOthers()
  // The last: what comes late moves nothing.
  const clinic = (
    <Suspense>
      <ClinicCard />
    </Suspense>
  )
  if (isOthers) {
    return (
      <Suspense fallback={<Skeleton block />}>
        <OthersProfile backup={<BackupCard />} clinic={clinic} />
      </Suspense>
    )
  }
  return (
    <ProfileTab
      device={
        <>
          <Suspense fallback={<Skeleton block />}>
            <LockCard />
          </Suspense>
          <BackupCard />
          <ThisDeviceCard />
          {clinic}
        </>
      }
    />
  )
}
