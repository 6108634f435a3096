import { useState } from 'react'
import type { SessionUser } from '../../stores/session'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import type { HeaderLink } from './header-links'

interface HeaderActionsProps {
  user: SessionUser
  links: readonly HeaderLink[]
  onSignOut: () => void
  isLeaving: boolean
}

/** A row of buttons where there is room, a menu on phones. */
export function HeaderActions({ user, links, onSignOut, isLeaving }: HeaderActionsProps) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const mine = links.filter(link => link.isFor?.(user) ?? true)

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
      <Button
        tone="bare"
        wide={inMenu}
        busy={isLeaving}
        icon={inMenu && <Icon name="sign-out" size={20} />}
        onClick={onSignOut}
      >
        Logout
      </Button>
    </>
  )

  return (
    <>
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
