import { useCallback, useEffect, useState } from 'react'
import type { EmailLinkAnswer } from 'sync-protocol/rest'
import type { HttpFailure } from '../../http/failure'
import { confirmLink, lookAtLink, refuseLink } from '../../session/email'

type LinkState =
  | { status: 'asking' }
  | { status: 'known'; link: EmailLinkAnswer }
  /** No e-mail has this link: it was truncated, or its account is gone. */
  | { status: 'unknown' }
  | { status: 'failed'; failure: HttpFailure }

const PRESSES = { look: lookAtLink, confirm: confirmLink, refuse: refuseLink }

export function useEmailLink(token: string) {
  const [state, setState] = useState<LinkState>({ status: 'asking' })
  const [busyWith, setBusyWith] = useState<keyof typeof PRESSES>()

  const press = useCallback(
    async (what: keyof typeof PRESSES) => {
      if (token === '') return setState({ status: 'unknown' })
      setBusyWith(what)
      const answer = await PRESSES[what](token)
      setBusyWith(undefined)
      if (answer.ok) setState({ status: 'known', link: answer.value })
      else if (isUnknown(answer.failure)) setState({ status: 'unknown' })
      else setState({ status: 'failed', failure: answer.failure })
    },
    [token],
  )

  useEffect(() => {
    setState({ status: 'asking' })
    void press('look')
  }, [press])

  return { state, busyWith, press }
}

const isUnknown = (failure: HttpFailure) =>
  failure.kind === 'refused' && (failure.code === 'not_found' || failure.code === 'invalid')
