import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { hasSeveral, recordWords, useProfiles, useShownProfile } from '../stores/profiles'

/** Only who may open more than one record needs it. Where it cannot be read, the name has to do. */
const ProfileBar = lazy(async () => ({
  default: await import('../features/family/profile-bar').then(
    ({ ProfileBar }) => ProfileBar,
    () => NameBar,
  ),
}))

/**
 * Around each screen of a record: whose it is, where there is more than one. Another record is another
 * screen: nothing that was open or half done for one person goes on for the next.
 */
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

/** As high as the bar: what is read does not move for it. */
function NameBar() {
  const shown = useShownProfile()
  return (
    <p className="h-16 bg-surface p-4 font-semibold print:hidden">{shown && recordWords(shown)}</p>
  )
}
