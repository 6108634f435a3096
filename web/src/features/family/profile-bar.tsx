import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { dashboardPath, paths } from '../../addresses/paths'
import { colorOf, groundOf } from '../../people/profile-colors'
import {
  type NotedProfile,
  nameOfProfile,
  recordWords,
  showProfile,
  useProfiles,
  useShownProfile,
  useWaitingPeople,
} from '../../people/profiles'
import { ButtonLink } from '../../ui/button-link'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { ProfileBadge } from './profile-badge'
import { roleLine } from './role-words'
import { familyTexts } from './texts'

const texts = familyTexts.bar

/** The bar stays visible, because writing into the wrong record is the worst mistake. */
export function ProfileBar() {
  const list = useProfiles(state => state.list)
  const shown = useShownProfile()
  const [isOpen, setOpen] = useState(false)
  const isWaited = useWaitingPeople().length > 0
  if (!shown) return null
  const words = recordWords(shown)
  return (
    <div className="sticky top-0 z-20 border-b border-line bg-surface print:hidden">
      <div className="h-1.5" style={groundOf(colorOf(shown, list))} />
      <div className="mx-auto flex max-w-page items-center px-4 py-1">
        <button
          type="button"
          aria-haspopup="dialog"
          className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-ui text-start text-header font-semibold"
          onClick={() => setOpen(true)}
        >
          <ProfileBadge profile={shown} />
          <span className="min-w-0 wrap-anywhere">{words}</span>
          <span className="sr-only">{texts.showAnother}</span>
          {isWaited && <span className="size-3 shrink-0 rounded-full bg-info" aria-hidden="true" />}
          <Icon name="chevron-down" size={20} />
        </button>
      </div>
      {/* Screen readers announce the switch, because the focus stays on the button. */}
      <p role="status" className="sr-only">
        {words}
      </p>
      {isOpen && <Choice onClose={() => setOpen(false)} />}
    </div>
  )
}

function Choice({ onClose }: { onClose: () => void }) {
  const list = useProfiles(state => state.list)
  const shown = useShownProfile()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  function choose({ id }: NotedProfile) {
    onClose()
    showProfile(id)
    // The code on this screen belongs to the previous record.
    if (pathname.startsWith('/print/')) navigate(dashboardPath('qr-codes'))
  }

  return (
    <Dialog title={texts.question} onClose={onClose}>
      <ul className="grid gap-2">
        {list.map(profile => (
          <li key={profile.id}>
            <button
              type="button"
              aria-current={profile.id === shown?.id ? 'true' : undefined}
              className="flex min-h-16 w-full items-center gap-3 rounded-ui border border-control px-3 py-2 text-start hover:bg-sunken aria-[current=true]:border-2 aria-[current=true]:border-ink"
              onClick={() => choose(profile)}
            >
              <ProfileBadge profile={profile} />
              <span className="grid min-w-0 flex-1">
                <span className="text-lg font-semibold wrap-anywhere">
                  {nameOfProfile(profile)}
                </span>
                <span className="text-soft">{roleLine(profile)}</span>
                {profile.waiting?.map(({ invitationId, name }) => (
                  <span key={invitationId} className="font-semibold wrap-anywhere">
                    {texts.waits({ name })}
                  </span>
                ))}
              </span>
              {profile.id === shown?.id && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <ButtonLink to={paths.family} tone="bare" icon={<Icon name="people" size={20} />}>
          {texts.family}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
