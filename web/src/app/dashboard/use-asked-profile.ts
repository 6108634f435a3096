import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { showProfile, useProfiles } from '../../people/profiles'
import type { Session } from '../../people/session'
import { showToast } from '../../stores/toast'
import { dashboardFrameTexts } from './texts'

const texts = dashboardFrameTexts.notices

export function useAskedProfile(session: Session): void {
  const [params, setParams] = useSearchParams()
  const asked = params.get('profile')
  const actorId = session.status === 'signedIn' ? session.user.id : undefined

  useEffect(() => {
    if (!asked || !actorId) return
    void showAsked(asked, actorId)
    setParams(
      before => {
        before.delete('profile')
        return before
      },
      { replace: true },
    )
  }, [asked, actorId, setParams])
}

async function showAsked(id: string, actorId: string): Promise<void> {
  const isKnown = () => id === actorId || useProfiles.getState().list.some(each => each.id === id)
  // The record may have been shared since this phone was last online.
  if (!isKnown()) await refreshListOfProfiles(actorId)
  if (isKnown()) return showProfile(id)
  showToast({ tone: 'danger', title: texts.otherRecord, description: texts.otherRecordDetail })
}

/** Does nothing offline, when this part of the app is not stored. */
async function refreshListOfProfiles(actorId: string): Promise<void> {
  const part = await import('../../sync/runtime/refresh-profiles').catch(() => undefined)
  await part?.refreshProfiles(actorId)
}
