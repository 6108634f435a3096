import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type NotedProfile, useShownProfile } from '../../stores/profiles'
import { Dialog } from '../../ui/dialog'
import { late } from '../../ui/late'
import { Skeleton } from '../../ui/skeleton'
import { StorageNotice } from '../storage-notice'

export const LateShowCode = late(
  async () => (await import('../../features/dashboard/show-code')).ShowCode,
)

interface ShowCodeDialogProps {
  onShown: () => void
}

export function ShowCodeDialog({ onShown }: ShowCodeDialogProps) {
  const [params, setParams] = useSearchParams()
  const profile = useShownProfile()
  if (params.get('show') !== 'code') return null

  function close() {
    const rest = new URLSearchParams(params)
    rest.delete('show')
    setParams(rest, { replace: true })
  }

  return (
    <Dialog title={codeWords(profile)} size="screen" onClose={close}>
      {/* The app's own notice is hidden behind the dialog. */}
      <StorageNotice />
      <Suspense fallback={<Skeleton block />}>
        <LateShowCode onShown={onShown} />
      </Suspense>
    </Dialog>
  )
}

function codeWords(profile: NotedProfile | undefined): string {
  if (!profile || profile.role === 'person') return 'My code'
  return profile.name ? `${profile.name}’s code` : 'The code'
}
