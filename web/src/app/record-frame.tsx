import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { hasSeveral, recordWords, useProfiles, useShownProfile } from '../people/profiles'

const ProfileBar = lazy(async () => ({
  default: await import('../features/family/profile-bar').then(
    ({ ProfileBar }) => ProfileBar,
    () => NameBar,
  ),
}))

/** A change of the record mounts a new screen, so no open form of one person continues for the next. */
export function RecordFrame({ children }: { children: ReactNode }) {
  const isSeveral = useProfiles(hasSeveral)
  const shownId = useProfiles(state => state.shownId)
  return (
    <>
      {isSeveral && (
        <Suspense fallback={<NameBar />}>
          <ProfileBar />
        </Suspense>
      )}
      <Fragment key={shownId}>{children}</Fragment>
    </>
  )
}

/** Has the height of the bar, so that the content does not move. */
function NameBar() {
  const shown = useShownProfile()
  return (
    <p className="h-16 bg-surface p-4 font-semibold print:hidden">{shown && recordWords(shown)}</p>
  )
}
