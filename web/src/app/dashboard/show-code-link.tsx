import { Link, useLocation } from 'react-router-dom'
import { buttonLook } from '../../ui/button-look'
import { Icon } from '../../ui/icon'

/** One tap from everywhere. Dark, not red: red is kept for the record's own alarms. */
export function ShowCodeLink() {
  const { pathname, search } = useLocation()
  return (
    <Link
      to={{ pathname, search: withCode(search) }}
      className={`${buttonLook('bare')} border border-ink bg-ink text-paper shadow-lift hover:bg-ink`}
    >
      <Icon name="qr" size={22} />
      Show my code
    </Link>
  )
}

/** The URL owns place: a code on show can be linked to, and Back puts it away. */
export function withCode(search: string): string {
  const params = new URLSearchParams(search)
  params.set('show', 'code')
  return `?${params}`
}
