import { useState } from 'react'
import { signUpPath } from '../../addresses/paths'
import { useSignOut } from '../../session/use-sign-out'
import type { SessionUser } from '../../stores/session'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import type { HeaderLink } from './header-links'

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
          Logout
        </Button>
      )}
    </>
  )

  return (
    <>
      {!user && (
        <ButtonLink to={signUpPath()} aria-label="Back up and sync">
          Back up
          <span className="hidden wide:inline"> and sync</span>
        </ButtonLink>
      )}
      <div className="hidden flex-wrap items-center justify-end wide:flex">{buttons(false)}</div>
      <div className="wide:hidden">
        <IconButton icon="menu" label="Menu" onClick={() => setMenuOpen(true)} />
      </div>
      {isMenuOpen && (
        <Dialog title="Menu" onClose={() => setMenuOpen(false)}>
          <div className="grid gap-1 *:justify-start">{buttons(true)}</div>
        </Dialog>
      )}
    </>
  )
}
