import { Link, useLocation } from 'react-router-dom'
import { useIsOthers } from '../../stores/profiles'
import { Icon } from '../../ui/icon'

/** Dark, because red is kept for the record's warnings. */
export function ShowCodeLink() {
  const { pathname, search } = useLocation()
  const isOthers = useIsOthers()
  return (
    <Link
      to={{ pathname, search: withCode(search) }}
      className="flex min-h-12 w-full min-w-0 flex-col items-center justify-center gap-0.5 rounded-ui border border-ink bg-ink px-2 py-1 text-center text-sm leading-tight font-semibold wrap-anywhere text-paper no-underline wide:flex-row wide:gap-2 wide:px-3 wide:text-base"
    >
      <Icon name="qr" size={22} />
      {isOthers ? 'Show the code' : 'Show my code'}
    </Link>
  )
}

/** The code is part of the address, so it can be linked to and Back closes it. */
function withCode(search: string): string {
  const params = new URLSearchParams(search)
  params.set('show', 'code')
  return `?${params}`
}
