import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { showProfile, useIsOthers, useProfiles } from '../../people/profiles'
import { peopleTexts } from '../../people/texts'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { contentWords } from './adoption-words'
import { MergeChoices } from './merge-choices'
import { mergeTexts } from './texts-merge'
import { useUnclaimedRecord } from './use-unclaimed-record'

const texts = mergeTexts.bring

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
    <Main width="column">
      <title>{pageTitle(texts.title)}</title>
      <PageHeader
        title={texts.title}
        lead={unclaimed && texts.lead({ list: contentWords(unclaimed.rows) })}
        back={{ to: paths.dashboard, label: peopleTexts.backToDashboard }}
      />
      {unclaimed && !isOthers ? <MergeChoices record={unclaimed} /> : <Skeleton block />}
    </Main>
  )
}
