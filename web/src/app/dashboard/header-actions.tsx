import { useState } from 'react'
import { signUpPath } from '../../addresses/paths'
import type { SessionUser } from '../../people/session'
import { useSignOut } from '../../people/use-sign-out'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import type { HeaderLink } from './header-links'
import { dashboardFrameTexts as texts } from './texts'

interface HeaderActionsProps {
  user: SessionUser | undefined
  links: readonly HeaderLink[]
}

export function HeaderActions({ user, links }: HeaderActionsProps) {
  const { leave, isLeaving } = useSignOut()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const mine = links.filter(({ isFor }) => !isFor || (user && isFor(user)))

  const buttons = (inMenu: boolean) => (
    <>
      {inMenu && !user && (
        <ButtonLink to={signUpPath()} tone="bare" wide icon={<Icon name="cloud" size={20} />}>
          {texts.backUp}
        </ButtonLink>
      )}
      {mine.map(({ to, label, icon, reload = false }) => (
        <ButtonLink
          key={to}
          to={to}
          reloadDocument={reload}
          tone="bare"
          wide={inMenu}
          icon={inMenu && <Icon name={icon} size={20} />}
        >
          {label}
        </ButtonLink>
      ))}
      {user && (
        <Button
          tone="bare"
          wide={inMenu}
          busy={isLeaving}
          icon={inMenu && <Icon name="sign-out" size={20} />}
          onClick={leave}
        >
          {texts.logout}
        </Button>
      )}
    </>
  )

  return (
    <>
      {!user && (
        <span className="hidden wide:block">
          <ButtonLink to={signUpPath()}>{texts.backUp}</ButtonLink>
        </span>
      )}
      <div className="hidden flex-wrap items-center justify-end wide:flex">{buttons(false)}</div>
      <div className="wide:hidden">
        <IconButton icon="menu" label={texts.menu} onClick={() => setMenuOpen(true)} />
      </div>
      {isMenuOpen && (
        <Dialog title={texts.menu} onClose={() => setMenuOpen(false)}>
          <div className="grid gap-1 *:justify-start">{buttons(true)}</div>
        </Dialog>
      )}
    </>
  )
}
