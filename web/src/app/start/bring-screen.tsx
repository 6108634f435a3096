import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { showProfile, useIsOthers, useProfiles } from '../../stores/profiles'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { contentWords } from './adoption-words'
import { MergeChoices } from './merge-choices'
import { useUnclaimedRecord } from './use-unclaimed-record'

export function BringScreen() {
  const unclaimed = useUnclaimedRecord()
  const isOthers = useIsOthers()
  // The local record is added to the person's own, so that one is shown at first, and a kept record
  // afterwards.
  useEffect(() => {
    const { actorId } = useProfiles.getState()
    if (actorId) showProfile(actorId)
  }, [])
  if (unclaimed === null) return <Navigate to={paths.dashboard} replace />
  return (
    <Main width="form">
      <title>{pageTitle('The record on this phone')}</title>
      <PageHeader
        title="The record on this phone"
        lead={
          unclaimed &&
          `You started it here without an account. It holds: ${contentWords(unclaimed.rows)}.`
        }
        back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
      />
      {unclaimed && !isOthers ? <MergeChoices record={unclaimed} /> : <Skeleton block />}
    </Main>
  )
}
